import type { ReactNode } from 'react'
import styled from 'styled-components'
import labels from '../../../data/ui-text.json'
import { Breadcrumbs, type BreadcrumbItem } from '../../components/Breadcrumbs'
import { ButtonLink } from '../../components/Button'
import { PageContainer } from '../../components/grid/PageContainer'
import { Row } from '../../components/grid/Row'
import { keepHyphenatedWords } from '../../components/text/keep-hyphenated-words'
import { useCallsToAction } from '../../hooks/useCallsToAction'
import { contactAboutPath } from '../../../plugins/content'
import { Typography } from '../../components/text/Typography'
import { color } from '../../styles/colors'
import { space, up } from '../../styles/sizes'
import { type } from '../../styles/type'

export interface PageHeaderProps {
  /** Undefined for a page that exists only in development. */
  path?: string
  /** The pages above this one, from the top. */
  breadcrumbs: readonly BreadcrumbItem[]
  /** The name of the page, shown in the breadcrumbs and, if there is no promise, as the heading. */
  title: string
  /** A sentence as the heading; the title is then shown above it. */
  promise?: string | null
  /** One or two sentences next to the heading. */
  description: string
  /**
   * The estimate button: for any project, or for the topic of this page; undefined for no button.
   */
  estimate?: 'any' | 'this page'
  /** The content under the heading. */
  claim?: ReactNode
  /** Controls next to the estimate button. */
  actions?: ReactNode
  /** The content at the end of the header, such as tags. */
  details?: ReactNode
}

const Inner = styled.div`
  padding: ${space[5]} 0 ${space[6]};

  ${up.tablet} {
    padding: ${space[13]} var(--inset) ${space[19]};
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-top: ${space[5]};

  ${up.tablet} {
    gap: ${space[8]};
    padding-top: ${space[8]};
  }

  ${up.desktop} {
    grid-template-columns: minmax(0, 1fr) min(24rem, 40%);
    gap: ${space[16]};
    align-items: first baseline;
  }
`

const Name = styled.span`
  display: block;
  margin-bottom: ${space[4]};
  color: ${color.highlight};
  ${type.lead}
  font-weight: 560;
  letter-spacing: 0;
`

const Claim = styled.div`
  padding-top: ${space[8]};
`

const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[5]};
`

/** The header of a page: breadcrumbs, heading, description and call to action. */
export const PageHeader = ({
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
      <Inner data-print="above-0 below-6">
        <Breadcrumbs label={labels.breadcrumbs} items={breadcrumbs} current={title} />
        <Columns data-print="above-0 gap-5">
          <div>
            <Typography as="h1" $type="pageTitle" $max="17ch">
              {promise && <Name>{`${title} `}</Name>}
              <Typography as="span" $numbered>
                {keepHyphenatedWords(promise ?? title)}
              </Typography>
            </Typography>
            {claim && <Claim data-print="above-3">{claim}</Claim>}
          </div>
          <Aside>
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
          </Aside>
        </Columns>
      </Inner>
    </PageContainer>
  )
}
