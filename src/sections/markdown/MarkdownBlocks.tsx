import { graphql } from 'gatsby'
import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import type { Block, ListItem, PictureBlock } from '../../../plugins/content'
import { Picture } from '../../components/Picture'
import { InlineText } from '../../components/text/InlineText'
import { color } from '../../styles/colors'
import { hairlineTop, keptWithNext } from '../../styles/mixins'
import { hairline, maxLineLength, radius, space } from '../../styles/sizes'
import { mono, numberedStyle, type } from '../../styles/type'
import { MarkdownTable } from './MarkdownTable'

/** A picture in a text, with its files. */
export type TextPicture = Queries.MarkdownTextFragment['pictures'][number]

interface BlocksContext {
  /** The pictures of the whole text. */
  pictures: readonly TextPicture[]
  /** The HTML attribute `sizes` of pictures. */
  pictureSizes: string
}

export interface MarkdownBlocksProps extends BlocksContext {
  blocks: readonly Block[]
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

  ${keptWithNext}
`

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  max-width: ${maxLineLength};
  margin-top: ${space[4]};
  padding-inline-start: ${space[5]};
  list-style: disc;
`

/* Its longest number is before the text, also one such as "2019." */
const NumberedList = styled(List)<{ $digits: number }>`
  padding-inline-start: max(${space[5]}, ${({ $digits }) => $digits + 2}ch);
  list-style: ${numberedStyle};
`

function digitsOf({ start, items }: Extract<Block, { type: 'list' }>): number {
  const numbers = items.map(({ value }) => value ?? 0)
  return String(Math.max(start ?? 0, ...numbers) + items.length - 1).length
}

/* A box to tick is in place of a bullet. With an empty one, WebKit still takes the list for a list. */
const Task = styled.li`
  list-style-type: '';
`

const TaskBox = styled.input`
  margin-inline-end: ${space[2]};
  accent-color: ${color.primary};
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
  ${mono}

  code {
    font: inherit;
  }

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

/** The heading of a section of a text is an h2, so those in it begin with h3. */
const headingTags = ['h3', 'h4', 'h5', 'h6'] as const

const Item = ({ item, ...context }: BlocksContext & { item: ListItem }) => {
  const { isDone, value, text, blocks } = item
  const content = text && <InlineText {...text} />
  const below = <MarkdownBlocks blocks={blocks} {...context} />
  if (isDone === undefined)
    return (
      <li value={value}>
        {content}
        {below}
      </li>
    )
  return (
    <Task value={value}>
      <label>
        <TaskBox type="checkbox" disabled defaultChecked={isDone} />
        {content}
      </label>
      {below}
    </Task>
  )
}

const TextFigure = ({ block, pictures, pictureSizes }: BlocksContext & { block: PictureBlock }) => {
  const { src, alt, caption } = block
  const { picture, pictureNarrow } = pictures.find((file) => file.src === src) ?? {}
  return (
    picture && (
      <Figure>
        <Picture
          file={picture}
          alt={alt}
          narrow={pictureNarrow && { imgUrl: pictureNarrow }}
          sizes={pictureSizes}
        />
        {caption && (
          <Caption>
            <InlineText {...caption} />
          </Caption>
        )}
      </Figure>
    )
  )
}

function renderBlock(block: Block, context: BlocksContext): ReactNode {
  switch (block.type) {
    case 'heading':
      return (
        <Heading as={headingTags[block.level - 3]} id={block.anchor}>
          <InlineText {...block.text} />
        </Heading>
      )
    case 'list': {
      const items = block.items.map((item, index) => <Item key={index} item={item} {...context} />)
      return block.start === null ? (
        <List>{items}</List>
      ) : (
        <NumberedList
          as="ol"
          $digits={digitsOf(block)}
          start={block.start === 1 ? undefined : block.start}
        >
          {items}
        </NumberedList>
      )
    }
    case 'quote':
      return (
        <Quote>
          <MarkdownBlocks blocks={block.blocks} {...context} />
        </Quote>
      )
    case 'code':
      return (
        <Code>
          <code className={block.language ? `language-${block.language}` : undefined}>
            {block.code}
          </code>
        </Code>
      )
    case 'table':
      return <MarkdownTable {...block} />
    case 'picture':
      return <TextFigure block={block} {...context} />
    case 'rule':
      return <Rule />
    case 'paragraph':
      return (
        <Paragraph>
          <InlineText {...block.text} />
        </Paragraph>
      )
  }
}

/** The parts of a text in Markdown, in order. */
export const MarkdownBlocks = ({ blocks, ...context }: MarkdownBlocksProps) =>
  blocks.map((block, index) => <Fragment key={index}>{renderBlock(block, context)}</Fragment>)

export const fragment = graphql`
  # Without it, a query of a MarkdownBody has no files of pictures.
  fragment MarkdownText on MarkdownBody {
    ...MarkdownBody
    pictures {
      picture {
        ...PhotoInText
      }
      pictureNarrow {
        ...PhotoForPhones
      }
    }
  }
`
