import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { useLabels } from '../../hooks/useLabels'
import { useAddresses } from '../../hooks/useAddresses'
import { type BreadcrumbItem, Breadcrumbs } from '../../components/Breadcrumbs'
import { ButtonLink } from '../../components/Button'
import { NumberedText, PageContainer } from '../../components/grid/PageContainer'
import { Row, Stack } from '../../components/grid/Stack'
import { Seo, type SeoProps } from '../../components/seo/Seo'
import { keepHyphenatedWords } from '../../components/text/keep-hyphenated-words'
import { useCallsToAction } from '../../hooks/useCallsToAction'
import { useSite } from '../../hooks/useSite'
import { color } from '../../styles/colors'
import { hiddenInPrint } from '../../styles/mixins'
import { space, up } from '../../styles/sizes'
import { type } from '../../styles/type'
import type { HeaderLayout } from './HeaderFrame'
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
  /** The picture or drawing of the header in its frame, if the page has one, and where it is. */
  illustration?: ReactNode
  layout?: HeaderLayout | undefined
  /** Controls in the header, after the call to action. */
  actions?: ReactNode
  /** The content at the end of the header, such as tags. */
  details?: ReactNode
  /** Whether print ends with the agency and the URL of the page. */
  printFooter?: boolean
  children?: ReactNode
}

const Header = styled.div`
  padding: ${space[5]} var(--inset) ${space[6]};

  ${up.tablet} {
    padding-block: ${space[13]} ${space[19]};
  }

  @media print {
    padding-block: 0 ${space[6]};
  }
`

/**
 * The heading; from desktops up the description is at its side, on the baseline of the name above a
 * promise, which may be in another typeface.
 */
const Columns = styled.div<{ $align: 'start' | 'first baseline' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  padding-top: ${space[5]};

  ${up.tablet} {
    gap: ${space[8]};
    padding-top: ${space[8]};
  }

  ${up.desktop} {
    grid-template-columns: minmax(0, 1fr) min(24rem, 34%);
    align-items: ${({ $align }) => $align};
    gap: ${space[10]};
  }

  @media print {
    gap: ${space[5]};
    padding-top: 0;
  }
`

/* In wide windows the header in the first of two columns, with its text in the middle. */
const Halves = styled.div`
  ${up.desktop} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > ${Header} {
      display: grid;
      grid-template-rows: auto 1fr;
    }
  }
`

/* Everything under each other. */
const OneColumn = styled(Columns)`
  ${up.desktop} {
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    gap: ${space[10]};
  }
`

/* The heading and, under it, the description with the controls at its end. */
const TwoRows = styled(OneColumn)`
  ${up.desktop} {
    > ${Stack} {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: end;
    }
  }
`

const Title = styled.h1`
  max-width: 17ch;
  ${type.pageTitle}
`

const HalfTitle = styled(Title)`
  ${up.desktop} {
    ${type.sectionTitle}
  }
`

const WideTitle = styled(Title)`
  ${up.desktop} {
    max-width: 22ch;
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

  @media print {
    padding-top: ${space[3]};
  }
`

const Description = styled.p`
  max-width: 36rem;
  ${type.lead}
`

const Actions = styled(Row)`
  ${hiddenInPrint}
`

/** What is next to what in the header, by where its picture or drawing is. */
const arrangements = {
  below: { TextGrid: Columns, Heading: Title },
  beside: { TextGrid: OneColumn, Heading: HalfTitle },
  wide: { TextGrid: TwoRows, Heading: WideTitle },
} as const

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
  illustration,
  layout,
  actions,
  details,
  printFooter = false,
  children,
}: PageProps) => {
  const labels = useLabels()
  const addresses = useAddresses()
  const calls = useCallsToAction()
  const home = { title: useSite().name, path: addresses.home }
  const above = breadcrumbs ?? [home]
  const { TextGrid, Heading } = arrangements[layout ?? 'below']
  const Root = layout === 'beside' ? Halves : Fragment
  const heading = (
    <Heading>
      {promise && <Name>{`${title} `}</Name>}
      <NumberedText>{keepHyphenatedWords(promise ?? title)}</NumberedText>
    </Heading>
  )
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
        <Root>
          <Header>
            <Breadcrumbs label={labels.breadcrumbs} items={above} current={title} />
            <TextGrid $align={promise ? 'first baseline' : 'start'}>
              {claim ? (
                <div>
                  {heading}
                  <Claim>{claim}</Claim>
                </div>
              ) : (
                heading
              )}
              <Stack $gap={5} $items="start">
                <Description>{description}</Description>
                {(callToAction ?? actions) && (
                  <Actions $gap={3}>
                    {callToAction && (
                      <ButtonLink
                        to={
                          callToAction === 'any' || !path
                            ? calls.header.link
                            : addresses.contactAbout(path)
                        }
                        icon="arrow-right"
                      >
                        {calls.header.title}
                      </ButtonLink>
                    )}
                    {actions}
                  </Actions>
                )}
                {details}
              </Stack>
            </TextGrid>
          </Header>
          {illustration}
        </Root>
      </PageContainer>
      {children}
      {printFooter && path && <PrintFooter path={path} />}
    </>
  )
}
