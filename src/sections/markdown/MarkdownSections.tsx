import { type ElementType, type HTMLAttributes, type ReactNode, useId } from 'react'
import type { MarkdownText, Section } from '../../../plugins/content'
import { PageContainer } from '../../components/grid/PageContainer'
import { InlineText } from '../../components/text/InlineText'
import { Footnotes } from './Footnotes'
import { MarkdownBlocks } from './MarkdownBlocks'
import { TableOfContents } from './TableOfContents'

/** An element, or a component that takes its attributes. */
type Frame = ElementType<HTMLAttributes<HTMLElement> & { children?: ReactNode }>

/** The heading of a section with what is next to it. */
export interface SectionHeadProps {
  anchor: string
  title: string
  /** The id of the heading. */
  titleId: string
  /** Of a section in a table of contents, if its heading has none of its own. */
  number: number | undefined
  /** The heading with its marks. */
  children: ReactNode
}

/** How the sections of a text look. */
export interface SectionsLook {
  /** The number of headings from which a text has a table of contents. */
  minContents: number
  /** The HTML attribute `sizes` of pictures. */
  pictureSizes: string
  /** Around the table of contents and the text. */
  WithContents: Frame
  WithoutContents: Frame
  Contents: Frame
  Text: Frame
  /** What is above the first heading. */
  Opening: Frame
  /** A `section`. */
  Part: Frame
  Head: (props: SectionHeadProps) => ReactNode
  Notes: Frame
}

export interface MarkdownSectionsProps {
  body: Queries.MarkdownTextFragment
  look: SectionsLook
  /** What is at the end of the section with an anchor. */
  endOf?: (anchor: string) => ReactNode
  /** What is below the text and its footnotes. */
  children?: ReactNode
}

/** The sections and footnotes of a text, which GraphQL has as JSON. */
export const textOf = ({ text }: Pick<Queries.MarkdownTextFragment, 'text'>): MarkdownText =>
  text as unknown as MarkdownText

interface PartProps {
  heading: NonNullable<Section['heading']>
  number: number | undefined
  look: SectionsLook
  children: ReactNode
}

const NamedPart = ({ heading, number, look: { Part, Head }, children }: PartProps) => {
  // Never the same as the anchor of another heading.
  const titleId = useId()
  const { anchor, title, text } = heading
  return (
    <Part id={anchor} aria-labelledby={titleId}>
      <Head anchor={anchor} title={title} titleId={titleId} number={number}>
        <InlineText {...text} />
      </Head>
      {children}
    </Part>
  )
}

/** Whether most headings have numbers of their own: "2. Fees". */
const haveNumbers = (headings: readonly NonNullable<Section['heading']>[]): boolean =>
  headings.filter(({ title }) => /^\p{Nd}/u.test(title)).length > headings.length / 2

/**
 * A text in Markdown: a table of contents if it has many headings, its sections, and its footnotes.
 */
export const MarkdownSections = ({ body, look, endOf, children }: MarkdownSectionsProps) => {
  const { sections, footnotes } = textOf(body)
  const headings = sections.flatMap(({ heading }) => heading ?? [])
  const hasContents = headings.length >= look.minContents
  const isNumbered = hasContents && !haveNumbers(headings)
  const Columns = hasContents ? look.WithContents : look.WithoutContents
  const context = { pictures: body.pictures, pictureSizes: look.pictureSizes }
  return (
    <div data-surface="contrast">
      <PageContainer>
        <Columns>
          {hasContents && (
            <look.Contents>
              <TableOfContents sections={headings} isNumbered={isNumbered} />
            </look.Contents>
          )}
          <look.Text>
            {sections.map(({ heading, blocks }) => {
              const content = <MarkdownBlocks blocks={blocks} {...context} />
              if (!heading) return <look.Opening key="">{content}</look.Opening>
              const number = isNumbered ? headings.indexOf(heading) + 1 : undefined
              return (
                <NamedPart key={heading.anchor} heading={heading} number={number} look={look}>
                  {content}
                  {endOf?.(heading.anchor)}
                </NamedPart>
              )
            })}
            {footnotes.length > 0 && (
              <look.Notes>
                <Footnotes footnotes={footnotes} {...context} />
              </look.Notes>
            )}
            {children}
          </look.Text>
        </Columns>
      </PageContainer>
    </div>
  )
}
