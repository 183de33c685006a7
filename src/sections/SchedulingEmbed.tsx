import { graphql } from 'gatsby'
import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { Frame } from '../components/Frame'
import { useInBrowser } from '../layout/useInBrowser'
import { from } from '../styles/breakpoints'
import { color } from '../styles/colors'
import { hairline } from '../styles/shape'
import { space } from '../styles/space'

const InlineWidget = lazy(() =>
  import('react-calendly').then(({ InlineWidget: Widget }) => ({ default: Widget })),
)

export interface SchedulingEmbedProps {
  scheduling: Queries.SchedulingEmbedFragment
}

const Direct = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[8]};
  padding: ${space[5]} 0;
  border-top: ${hairline} solid ${color.line};

  ${from.tablet} {
    padding-inline: var(--inset);
  }
`

const Calendar = styled.div<{ $height: string }>`
  min-height: ${({ $height }) => $height};
  border-top: ${hairline} solid ${color.line};

  iframe {
    display: block;
    border: 0;
    color-scheme: light;
  }
`

const withoutNulls = (entries: object): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== null))

/** One day ahead of now: reckoned when the page opens, never at build. */
const tomorrow = (): Date => new Date(Date.now() + 24 * 60 * 60 * 1000)

/** The scheduling service's calendar. Its frame is made in the browser; the plain link needs no script. */
export const SchedulingEmbed = ({ scheduling }: SchedulingEmbedProps) => {
  const inBrowser = useInBrowser(() => true, false)
  const { url, pageSettings, prefill, styles, fallback, openDirectly } = scheduling
  return (
    <Frame>
      <Direct>
        <p>{fallback}</p>
        <ButtonLink to={url} variant="outline" icon="arrow-up-right">
          {openDirectly}
        </ButtonLink>
      </Direct>
      <Calendar $height={styles.height}>
        {inBrowser && (
          <Suspense fallback={null}>
            <InlineWidget
              url={url}
              pageSettings={pageSettings}
              prefill={{
                ...withoutNulls({ ...prefill, guests: null, customAnswers: null }),
                guests: [...(prefill?.guests ?? [])],
                customAnswers: withoutNulls(prefill?.customAnswers ?? {}),
                date: tomorrow(),
              }}
              styles={{ height: styles.height }}
              iframeTitle={scheduling.title}
            />
          </Suspense>
        )}
      </Calendar>
    </Frame>
  )
}

export const fragment = graphql`
  fragment SchedulingEmbed on Scheduling {
    title
    url
    fallback
    openDirectly
    pageSettings {
      backgroundColor
      hideEventTypeDetails
      hideLandingPageDetails
      primaryColor
      textColor
    }
    prefill {
      email
      firstName
      lastName
      name
      guests
      customAnswers {
        a1
        a2
        a3
        a4
        a5
        a6
        a7
        a8
        a9
        a10
      }
    }
    styles {
      height
    }
  }
`
