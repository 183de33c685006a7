import { graphql } from 'gatsby'
import styled from 'styled-components'
import { fillNodes } from '../../components/text/fill-nodes'
import { useLabels } from '../../hooks/useLabels'
import { fillText } from '../../../plugins/content'
import { Picture } from '../../components/Picture'
import { color } from '../../styles/colors'
import { hiddenInPrint } from '../../styles/mixins'
import { avatar, radius, space } from '../../styles/sizes'
import { type } from '../../styles/type'
import { Day, ReadingTime } from './ArticleFacts'

/* The portrait, then the name above the dates. */
const Root = styled.div`
  display: grid;
  grid-template-columns: ${avatar} minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]};
  ${type.meta}

  picture {
    overflow: clip;
    border-radius: ${radius.round};
    ${hiddenInPrint}
  }

  @media print {
    display: block;
  }
`

const Name = styled.b`
  color: ${color.text};
  font-weight: 560;
`

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  color: ${color.textFaint};
`

/** Who wrote an article and when, and how long it takes to read. */
export const ArticleByline = ({
  author,
  date,
  dateText,
  updated,
  updatedText,
  body,
}: Queries.ArticleBylineFragment) => {
  const labels = useLabels()
  return (
    <Root>
      <Picture file={author.portrait.imgUrl} alt="" sizes={avatar} />
      <div>
        <p>
          {fillNodes(fillText(labels.personRole, { role: author.role }), {
            name: <Name>{author.name}</Name>,
          })}
        </p>
        <Facts>
          <Day day={date}>{dateText}</Day>{' '}
          {updated && updatedText && (
            <>
              <Day day={updated}>{fillText(labels.updatedOn, { date: updatedText })}</Day>{' '}
            </>
          )}
          <ReadingTime words={body.words} />
        </Facts>
      </div>
    </Root>
  )
}

export const fragment = graphql`
  fragment ArticleByline on Article {
    author {
      name
      role
      portrait {
        imgUrl {
          ...Portrait
        }
      }
    }
    date
    dateText
    updated
    updatedText
    body {
      words
    }
  }
`
