import { fillText } from '../../../plugins/content'
import { Pagination } from '../../components/Pagination'
import { headDescription } from '../../components/seo/head-title'
import type { SeoProps } from '../../components/seo/Seo'
import { useAddresses } from '../../hooks/useAddresses'
import { useFormats } from '../../hooks/useFormats'
import { useLabels } from '../../hooks/useLabels'

export interface ListPagesProps {
  /** The address of the list. */
  path: string
  /** The number of this page. */
  current: number
  /** How many pages the list takes: nothing is shown with one. */
  count: number
}

/** Links to the pages of a list, after its entries. */
export const ListPages = ({ path, current, count }: ListPagesProps) => {
  const labels = useLabels()
  const addresses = useAddresses()
  const { number } = useFormats()
  return (
    <Pagination
      label={labels.pages}
      labels={labels}
      current={current}
      count={count}
      pathOf={(page) => addresses.listPage(path, page)}
      formatNumber={number}
    />
  )
}

/** What the head of a list says. */
interface ListHead {
  path: string
  title: string
  seo: { title: string; description: string }
}

/** What the head of a later page of a list says: search engines need a title for each page. */
export function useLaterPageSeo(): (list: ListHead, current: number) => Partial<SeoProps> {
  const labels = useLabels()
  const { number } = useFormats()
  return ({ path, title, seo }, current) => {
    const name = fillText(labels.page, { number: number(current) })
    const withName = (text: string): string =>
      fillText(labels.headTitle, { title: text, addition: name })
    return {
      title: withName(seo.title),
      description: headDescription(seo.description, withName(seo.description)),
      breadcrumbs: [{ title, path }],
      name,
    }
  }
}
