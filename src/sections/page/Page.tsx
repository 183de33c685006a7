import type { ReactNode } from 'react'
import styled from 'styled-components'
import labels from '../../../data/ui-text.json'
import { homePath } from '../../../plugins/content'
import { contactAboutPath } from '../../content/addresses'
import { type BreadcrumbItem, Breadcrumbs } from '../../components/Breadcrumbs'
import { ButtonLink } from '../../components/Button'
import { Box, PageContainer, Row, Stack, Typography } from '../../components/grid/Box'
import { Seo, type SeoProps } from '../../components/seo/Seo'
import { keepHyphenatedWords } from '../../components/text/keep-hyphenated-words'
import { useCallsToAction } from '../../hooks/useCallsToAction'
import { useSite } from '../../hooks/useSite'
import { color } from '../../styles/colors'
import { space } from '../../styles/sizes'
import { type } from '../../styles/type'
import { PrintFooter } from './PrintFooter'

export interface PageProps {
  /** Undefined for a page that exists only in development. */
  path?: string
  /** The pages above this one, from the top; the home page by default. */
  breadcrumbs?: readonly BreadcrumbItem[]
  /** The name of the page, shown in the breadcrumbs and, if there is no promise, as the heading. */
  title: string
  /** A sentence as the heading; the title is then shown above it. */
  promise?: string | null
  description: string
  /** Metadata in addition to, or in place of, title, description and breadcrumbs. */
  seo?: Partial<SeoProps>
  /** The button for visitors who want a price, for any project or for the topic of this page. */
  callToAction?: 'any' | 'this page'
  claim?: ReactNode
  /** Controls next to the call to action. */
  actions?: ReactNode
  /** The content at the end of the header, such as tags. */
  details?: ReactNode
  /** Whether print ends with the agency and the URL of the page. */
  printFooter?: boolean
  children?: ReactNode
}

const Name = styled.span`
  display: block;
  margin-bottom: ${space[4]};
  color: ${color.highlight};
  ${type.lead}
  font-weight: 560;
  letter-spacing: 0;
`

/** A page with its metadata, its header and, in print, its footer. */
export const Page = ({
  path,
  breadcrumbs,
  title,
  promise,
  description,
  seo,
  callToAction,
  claim,
  actions,
  details,
  printFooter = false,
  children,
}: PageProps) => {
  const calls = useCallsToAction()
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
      <PageContainer>
        <Box $top={[5, 13]} $bottom={[6, 19]} $sides="inset" data-print="above-0 below-6">
          <Breadcrumbs label={labels.breadcrumbs} items={above} current={title} />
          <Stack
            $columns={[null, null, 'minmax(0, 1fr) min(24rem, 40%)']}
            $gap={[4, 8, 16]}
            $align={[null, null, promise ? 'first baseline' : 'start']}
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
              {callToAction && (
                <Row $gap={3} data-print="hide">
                  <ButtonLink
                    to={
                      callToAction === 'any' || !path ? calls.estimate.link : contactAboutPath(path)
                    }
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
      {children}
      {printFooter && path && <PrintFooter path={path} />}
    </>
  )
}
