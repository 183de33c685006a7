import styled from 'styled-components'
import { color, type ColorRole } from '../../styles/colors'
import { hairline, space } from '../../styles/sizes'
import { mono, type } from '../../styles/type'
import { Part, Row } from './Part'

const typeSteps = Object.keys(type) as (keyof typeof type)[]
const roles = Object.keys(color) as ColorRole[]

const Swatch = styled.span<{ $role: ColorRole }>`
  padding: ${space[8]} ${space[3]} ${space[2]};
  min-width: 8rem;
  border: ${hairline} solid ${color.lineStrong};
  border-top: 3rem solid ${({ $role }) => color[$role]};
  ${mono}
`

const Sample = styled.p<{ $step: keyof typeof type }>`
  ${({ $step }) => type[$step]}
`

/** The colors and the type scale. */
export const Tokens = () => (
  <>
    <Part title="Colors by role">
      <Row>
        {roles.map((role) => (
          <Swatch key={role} $role={role}>
            {role}
          </Swatch>
        ))}
      </Row>
    </Part>
    <Part title="Type">
      {typeSteps.map((step) => (
        <Sample key={step} $step={step}>
          {step}: Your vision; our code
        </Sample>
      ))}
    </Part>
  </>
)
