import styled from 'styled-components'
import { PageContainer } from '../../components/grid/PageContainer'
import { color, translucent } from '../../styles/colors'
import { panel } from '../../styles/mixins'
import { backdropGrid, from, hairline, space } from '../../styles/sizes'
import { mono } from '../../styles/type'

export interface DiffPreviewProps {
  /** The path of the page; its last part is the name of the file in the diff. */
  path: string
  problems: readonly { title: string }[]
  deliverables: readonly { title: string }[]
}

/** A background with a grid of squares. */
const Backdrop = styled.div`
  padding: ${space[8]} 0;
  border-top: ${hairline} solid ${color.line};
  background:
    linear-gradient(${translucent.grid} ${hairline}, transparent ${hairline}) 0 -1px / 100%
      ${backdropGrid.narrow},
    linear-gradient(90deg, ${translucent.grid} ${hairline}, transparent ${hairline}) -1px 0 /
      ${backdropGrid.narrow} 100%;

  ${from.tablet} {
    padding: calc(2 * ${backdropGrid.wide}) var(--inset);
    background-size:
      100% ${backdropGrid.wide},
      ${backdropGrid.wide} 100%;
  }
`

const DiffFile = styled.div`
  overflow: hidden;
  ${panel}
  ${mono}
`

const Name = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[3]} ${space[5]};
  border-bottom: ${hairline} solid ${color.lineStrong};
  color: ${color.textSoft};
`

const Count = styled.span`
  white-space: nowrap;

  b {
    font-weight: 400;
    color: ${color.danger};
  }

  i {
    font-style: normal;
    color: ${color.success};
  }
`

const Sides = styled.div`
  ${from.tablet} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Side = styled.ul<{ $kind: 'minus' | 'plus' }>`
  padding: ${space[3]} 0;
  color: ${color.text};

  & + & {
    border-top: ${hairline} solid ${color.line};

    ${from.tablet} {
      border-top: 0;
      border-left: ${hairline} solid ${color.line};
    }
  }

  > li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    align-items: baseline;
    padding: ${space[1]} ${space[5]} ${space[1]} 0;
    font-size: 0.875rem;
    line-height: 1.6;
  }

  > li::before {
    content: '${({ $kind }) => ($kind === 'minus' ? '−' : '+')}';
    text-align: center;
    color: ${({ $kind }) => ($kind === 'minus' ? color.danger : color.success)};
  }
`

/** The problems and deliverables of an offering, shown as a diff. Hidden from screen readers: the page lists them below. */
export const DiffPreview = ({ path, problems, deliverables }: DiffPreviewProps) => (
  <PageContainer aria-hidden="true">
    <Backdrop>
      <DiffFile>
        <Name>
          <span>{path.split('/').at(-2)}.diff</span>
          <Count>
            <b>−{problems.length}</b> <i>+{deliverables.length}</i>
          </Count>
        </Name>
        <Sides>
          <Side $kind="minus">
            {problems.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </Side>
          <Side $kind="plus">
            {deliverables.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </Side>
        </Sides>
      </DiffFile>
    </Backdrop>
  </PageContainer>
)
