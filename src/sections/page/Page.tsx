import type { ReactNode } from 'react'
import styled from 'styled-components'
import labels from '../../../data/ui-text.json'
import { contactAboutPath, homePath } from '../../../plugins/content'
import { type BreadcrumbItem, Breadcrumbs } from '../../components/Breadcrumbs'
import { ButtonLink } from '../../components/Button'
import { Box, Row, Stack } from '../../components/grid/Box'
import { PageContainer } from '../../components/grid/PageContainer'
import { Seo, type SeoProps } from '../../components/seo/Seo'
import { keepHyphenatedWords } from '../../components/text/keep-hyphenated-words'
import { Typography } from '../../components/text/Typography'
import { useCallsToAction } from '../../hooks/useCallsToAction'
import { useSite } from '../../hooks/useSite'
import { color } from '../../styles/colors'
import { space } from '../../styles/sizes'
import { type } from '../../styles/type'
import { PrintFooter } from './PrintFooter'

export interface PageHeaderProps {
  /** Undefined for a page that exists only in development. */
  path?: string
  /** The pages above this one, from the top. */
  breadcrumbs: readonly BreadcrumbItem[]
  /** The name of the page, shown in the breadcrumbs and, if there is no promise, as the heading. */
  title: string
  /** A sentence as the heading; the title is then shown above it. */
  promise?: string | null
  description: string
  /** The estimate button, for any project or for the topic of this page. */
  estimate?: 'any' | 'this page'
  claim?: ReactNode
  /** Controls next to the estimate button. */
  actions?: ReactNode
  /** The content at the end of the header, such as tags. */
  details?: ReactNode
}

const Name = styled.span`
  display: block;
  margin-bottom: ${space[4]};
  color: ${color.highlight};
  ${type.lead}
  font-weight: 560;
  letter-spacing: 0;
`

/** The header of a page: breadcrumbs, heading, description and call to action. */
const PageHeader = ({
  path,
  breadcrumbs,
  title,
  promise,
  description,
  estimate,
  claim,
  actions,
  details,
}: PageHeaderProps) => {
  const calls = useCallsToAction()
  return (
    <PageContainer>
      <Box $top={[5, 13]} $bottom={[6, 19]} $sides="inset" data-print="above-0 below-6">
        <Breadcrumbs label={labels.breadcrumbs} items={breadcrumbs} current={title} />
        <Stack
          $columns={[null, null, 'minmax(0, 1fr) min(24rem, 40%)']}
          $gap={[4, 8, 16]}
          $align={[null, null, 'first baseline']}
          $top={[5, 8]}
          data-print="above-0 gap-5"
        >
          <div>
            <Typography as="h1" $type="pageTitle" $max="17ch">
              {promise && <Name>{`${title} `}</Name>}
              <Typography as="span" $numbered>
                {keepHyphenatedWords(promise ?? title)}
              </Typography>
            </Typography>
            {claim && (
              <Box $top={8} data-print="above-3">
                {claim}
              </Box>
            )}
          </div>
          <Stack $gap={5} $items="start">
            <Typography $type="lead" $max="36rem">
              {description}
            </Typography>
            {estimate && (
              <Row $gap={3} data-print="hide">
                <ButtonLink
                  to={estimate === 'any' || !path ? calls.estimate.link : contactAboutPath(path)}
                  icon="arrow-right"
                >
                  {calls.estimate.title}
                </ButtonLink>
                {actions}
              </Row>
            )}
            {details}
          </Stack>
        </Stack>
      </Box>
    </PageContainer>
  )
}

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
