import styled from 'styled-components'
import { HeadlineFigure } from '../../sections/page-header/HeadlineFigure'
import { color } from '../../styles/colors'
import { space } from '../../styles/sizes'
import { type } from '../../styles/type'

const Claim = styled.div`
  margin-top: ${space[8]};

  @media print {
    margin-top: ${space[3]};
  }
`

const Since = styled.p`
  margin-top: ${space[1]};
  color: ${color.textFaint};
  ${type.meta}
`

/** The headline figure of a case study under its title, with the time of the measurement. */
export const CaseStudyClaim = ({ figure }: { figure: Queries.HeadlineFigureFragment }) => (
  <Claim>
    <HeadlineFigure figure={figure} layout="sentence" />
    <Since>{figure.since}</Since>
  </Claim>
)
