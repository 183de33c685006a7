import { withPrefix } from 'gatsby'
import styled from 'styled-components'
import { color } from '../../../styles/colors'
import { down, hairline, radius, shadow, space, up } from '../../../styles/sizes'
import { mono } from '../../../styles/type'

const Widths = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  margin-top: ${space[4]};

  ${up.tablet} {
    grid-template-columns: minmax(0, 2.5fr) minmax(0, 1.5fr) minmax(0, 0.95fr);
    align-items: end;
    gap: ${space[5]};
  }

  /* The widest does not fit on a phone. */
  ${down.tablet} {
    > :first-child {
      display: none;
    }
  }
`

/** The width on a dimension line. */
const Width = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-bottom: ${space[3]};
  color: ${color.textFaint};
  ${mono}

  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 0.5rem;
    border-inline-start: ${hairline} solid ${color.lineStrong};
    background: linear-gradient(${color.lineStrong}, ${color.lineStrong}) 0 50% / 100% 1px no-repeat;
  }

  &::after {
    border-inline: 0 solid ${color.lineStrong};
    border-inline-end-width: ${hairline};
  }
`

/* The ship is under the text at every width. */
const SiteScreen = styled.div`
  --padding: ${space[3]};
  display: flex;
  flex-direction: column;
  min-height: 19rem;
  padding: var(--padding);
  border-radius: ${radius.frame} ${radius.frame} 0 0;
  background: ${color.paper};
  box-shadow: ${shadow.frame};
  color: ${color.ink};
  overflow: clip;
  forced-color-adjust: none;
  font-size: 0.75rem;
  line-height: 1.4;

  ${up.tablet} {
    min-height: var(--tablet-height, 14rem);
  }

  ${up.desktop} {
    min-height: var(--desktop-height, 17rem);
  }

  &[data-device='tablet'] {
    --tablet-height: 16rem;
    --desktop-height: 21rem;
    --ship-width: 165%;
    --ship-start: -22%;
    --headline-space: ${space[6]};
    --headline-size: 1.5rem;
    --headline-width: 9ch;
    --text-width: 11rem;
  }

  &[data-device='phone'] {
    --padding: ${space[2]};
    --tablet-height: 19rem;
    --desktop-height: 26rem;
    --ship-width: 245%;
    --ship-start: -55%;
    --headline-size: 1.0625rem;
    --headline-width: 9ch;
  }

  > img {
    flex: none;
    width: var(--ship-width, 100%);
    max-width: none;
    margin-block: auto calc(-1 * var(--padding));
    margin-inline-start: var(--ship-start, 0);
  }
`

/** One line high: if the button leaves no room for the name, the name wraps out of view. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  align-content: flex-end;
  height: 1.55rem;
  overflow: clip;
  justify-content: space-between;
  column-gap: ${space[2]};
  font-weight: 600;
  white-space: nowrap;

  i {
    margin-inline-start: auto;
    padding: 0.25rem 0.625rem;
    border-radius: 0.375rem;
    background: ${color.primary};
    color: ${color.onPrimary};
    font-style: normal;
    font-weight: 560;
  }
`

/** The links of a wide header, as lines. */
const Links = styled.span`
  flex: 1;
  max-width: 2.5rem;
  height: 0.25rem;
  margin-inline-start: auto;
  background: repeating-linear-gradient(to right, ${color.inkSoft} 0 1rem, transparent 1rem 1.5rem);
  opacity: 0.45;
`

const Headline = styled.p`
  max-width: var(--headline-width);
  margin-top: var(--headline-space, ${space[5]});
  font-size: var(--headline-size, 1.1875rem);
  font-weight: 600;
  line-height: 1.05;
  letter-spacing: -0.035em;
`

/* A phone has no room for it. */
const DetailText = styled.p`
  max-width: var(--text-width);
  margin-top: ${space[2]};
  color: ${color.inkSoft};

  ${down.tablet} {
    display: none;
  }
`

const devices = ['desktop', 'tablet', 'phone'] as const

/** The first letter of each word. */
const initials = (name: string): string => (name.match(/(?<!\S)\S/gu) ?? []).join('')

/** A website at three widths, cropped at the lower edge of the cell. */
export const SiteDrawing = (site: Queries.SiteDrawingFragment) => (
  <Widths>
    {site.widths.map((width, index) => (
      <div key={width}>
        <Width>{width}</Width>
        <SiteScreen data-device={devices[index]}>
          <Bar>
            {index === 0 ? site.name : initials(site.name)}
            {index === 0 && <Links />} <i>{site.action}</i>
          </Bar>
          <Headline>{site.headline}</Headline>
          {index < 2 && <DetailText>{site.text}</DetailText>}
          <img
            src={withPrefix('/drawings/cargo-ship.svg')}
            alt=""
            width="640"
            height="330"
            loading="lazy"
          />
        </SiteScreen>
      </div>
    ))}
  </Widths>
)
