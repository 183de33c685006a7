import type { ReactNode } from 'react'
import { Seo, type SeoProps } from '../../components/seo/Seo'
import { useSite } from '../../hooks/useSite'
import { homePath } from '../../../plugins/content'
import { PageHeader, type PageHeaderProps } from './PageHeader'
import { PrintFooter } from './PrintFooter'

export interface PageContentProps extends Omit<PageHeaderProps, 'breadcrumbs'> {
  /** The pages above this one, from the top; the home page by default. */
  breadcrumbs?: PageHeaderProps['breadcrumbs']
  /** Metadata in addition to, or in place of, title, description and breadcrumbs. */
  seo?: Partial<SeoProps>
  /** Whether print ends with the agency and the URL of the page. */
  printFooter?: boolean
  children?: ReactNode
}

/** A page with its metadata, its header and, in print, its footer. */
export const Page = ({
  seo,
  printFooter = false,
  children,
  breadcrumbs,
  ...page
}: PageContentProps) => {
  const { path, title, description } = page
  const home = { title: useSite().name, path: homePath }
  const above = breadcrumbs ?? [home]
  return (
    <>
      <Seo
        title={title}
        name={title}
        description={description}
        path={path}
        breadcrumbs={above}
        {...seo}
      />
      <PageHeader {...page} breadcrumbs={above} />
      {children}
      {printFooter && path && <PrintFooter path={path} />}
    </>
  )
}
