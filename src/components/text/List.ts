import styled from 'styled-components'

/** A list without markers, of which WebKit needs the role to take it for a list. */
export const List = styled.ul.attrs({ role: 'list' })``
