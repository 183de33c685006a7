import styled from 'styled-components'

/*
 * The elements of a table that has another `display` in a narrow container, where each row is a block.
 * Browsers then take some of them for no part of a table, unless they have its roles.
 */
export const Table = styled.table.attrs({ role: 'table' })``
export const TableHead = styled.thead.attrs({ role: 'rowgroup' })``
export const TableBody = styled.tbody.attrs({ role: 'rowgroup' })``
export const TableRow = styled.tr.attrs({ role: 'row' })``
export const ColumnHeading = styled.th.attrs({ role: 'columnheader', scope: 'col' })``
export const RowHeading = styled.th.attrs({ role: 'rowheader', scope: 'row' })``
export const TableCell = styled.td.attrs({ role: 'cell' })``
