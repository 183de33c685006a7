import { graphql } from 'gatsby'
import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { type ImageFile, Picture } from '../../components/Picture'
import { InlineText, type InlineTextProps } from '../../components/text/InlineText'
import { color } from '../../styles/colors'
import { hairlineTop } from '../../styles/mixins'
import { hairline, maxLineLength, radius, space } from '../../styles/sizes'
import { mono, type } from '../../styles/type'
import { MarkdownTable } from './MarkdownTable'

/** A part of a text in Markdown; see MarkdownBlock in plugins/content/graphql/derived-types.ts. */
export interface MarkdownBlock extends Omit<
  Queries.MarkdownBlockFragment,
  'head' | 'rows' | 'text'
> {
  text: InlineTextProps | null
  head: readonly InlineTextProps[] | null
  rows: readonly (readonly InlineTextProps[])[] | null
  picture: ImageFile | null
  pictureNarrow: ImageFile | null
  /** Missing for what is inside the deepest block that a text can have. */
  blocks?: readonly MarkdownBlock[] | null
}

export interface MarkdownBlocksProps {
  blocks: readonly MarkdownBlock[]
  /** The HTML attribute `sizes` of pictures. */
  pictureSizes: string
}

const Paragraph = styled.p`
  max-width: ${maxLineLength};
  margin-top: ${space[4]};
`

const Heading = styled.h3`
  max-width: ${maxLineLength};
  margin-top: ${space[8]};
  ${type.title}

  &:target {
    color: ${color.link};
  }

  @media print {
    break-after: avoid;
  }
`

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  max-width: ${maxLineLength};
  margin-top: ${space[4]};
  padding-inline-start: ${space[5]};
  list-style: disc;
`

const NumberedList = styled(List)`
  list-style: decimal;
`

const Quote = styled.blockquote`
  max-width: ${maxLineLength};
  margin-top: ${space[6]};
  padding-inline-start: ${space[5]};
  border-inline-start: ${space[1]} solid ${color.primary};
  color: ${color.text};

  > :first-child {
    margin-top: 0;
  }
`

const Code = styled.pre`
  max-width: ${maxLineLength};
  margin-top: ${space[6]};
  padding: ${space[4]} ${space[5]};
  border: ${hairline} solid ${color.line};
  border-radius: ${radius.card};
  direction: ltr;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ${mono}

  @media print {
    break-inside: avoid;
  }
`

const Rule = styled.hr`
  max-width: ${maxLineLength};
  margin-top: ${space[8]};
  border: 0;
  ${hairlineTop}
`

const Figure = styled.figure`
  margin-top: ${space[8]};

  picture {
    display: block;
    overflow: hidden;
    border: ${hairline} solid ${color.lineStrong};
    border-radius: ${radius.card};
  }

  @media print {
    break-inside: avoid;
  }
`

const Caption = styled.figcaption`
  margin-top: ${space[3]};
  color: ${color.textFaint};
  ${type.meta}
`

const Inline = ({ text }: { text: InlineTextProps | null }) => text && <InlineText {...text} />

/** The heading of a section of a text is an h2, so those in it begin with h3. */
const headingTags = ['h3', 'h4', 'h5', 'h6'] as const

/** The parts of a text in Markdown, in order. */
export const MarkdownBlocks = ({ blocks, pictureSizes }: MarkdownBlocksProps) => {
  const below = (block: MarkdownBlock): ReactNode =>
    block.blocks && <MarkdownBlocks blocks={block.blocks} pictureSizes={pictureSizes} />

  const render = (block: MarkdownBlock): ReactNode => {
    const { anchor, text } = block
    switch (block.type) {
      case 'heading':
        return (
          <Heading as={headingTags[(block.level ?? 3) - 3]} id={anchor ?? undefined}>
            <Inline text={text} />
          </Heading>
        )
      case 'list':
        return block.start === null ? (
          <List>{below(block)}</List>
        ) : (
          <NumberedList as="ol" start={block.start === 1 ? undefined : block.start}>
            {below(block)}
          </NumberedList>
        )
      case 'item':
        return (
          <li>
            <Inline text={text} />
            {below(block)}
          </li>
        )
      case 'quote':
        return <Quote>{below(block)}</Quote>
      case 'code':
        return (
          <Code>
            <code>{block.code}</code>
          </Code>
        )
      case 'table':
        return <MarkdownTable caption={text} head={block.head ?? []} rows={block.rows ?? []} />
      case 'picture':
        return (
          block.picture && (
            <Figure>
              <Picture
                file={block.picture}
                alt={block.alt ?? ''}
                narrow={block.pictureNarrow && { imgUrl: block.pictureNarrow }}
                sizes={pictureSizes}
              />
              {text && (
                <Caption>
                  <Inline text={text} />
                </Caption>
              )}
            </Figure>
          )
        )
      case 'rule':
        return <Rule />
      default:
        return (
          <Paragraph>
            <Inline text={text} />
          </Paragraph>
        )
    }
  }
  return blocks.map((block, index) => <Fragment key={index}>{render(block)}</Fragment>)
}

export const fragment = graphql`
  fragment MarkdownPictures on MarkdownBlock {
    picture {
      ...Photo
    }
    pictureNarrow {
      ...PhotoForPhones
    }
  }

  fragment MarkdownLeaf on MarkdownBlock {
    ...MarkdownBlock
    ...MarkdownPictures
  }

  # Two lists or quotes inside each other, the items of each, and what the deepest ones contain.
  fragment MarkdownTree on MarkdownBlock {
    ...MarkdownLeaf
    blocks {
      ...MarkdownLeaf
      blocks {
        ...MarkdownLeaf
        blocks {
          ...MarkdownLeaf
          blocks {
            ...MarkdownLeaf
          }
        }
      }
    }
  }

  # Without it, a query of a MarkdownBody has neither pictures nor what is in lists.
  fragment MarkdownText on MarkdownBody {
    ...MarkdownBody
    sections {
      blocks {
        ...MarkdownTree
      }
    }
  }
`
