import styled from 'styled-components'
import { Box, Row } from '../../grid/Box'
import { color, tint } from '../../../styles/colors'
import { drawingFrom, drawingType, stateColor, stateTextColor } from '../../../styles/drawings'
import { hairline, radius, space } from '../../../styles/sizes'
import {
  Callout,
  DrawingRow,
  DrawnButton,
  labelColumn,
  markProps,
  StateIcon,
  StateText,
} from '../parts'
import { DrawingWindow } from '../DrawingWindow'

const Field = styled(DrawingRow)`
  ${labelColumn}
  ${drawingType.small}

  > :nth-child(n + 3):not([data-callout]) {
    ${drawingFrom.columns} {
      grid-column: 2;
    }
  }
`

const Input = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space[2]} ${space[3]};
  border: ${hairline} solid ${stateColor(color.field)};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};
  ${drawingType.base}

  svg {
    color: ${stateTextColor(color.textFaint)};
  }
`

const Choice = styled.span`
  flex: 1;
  padding: ${space[2]} ${space[1]};
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.control};
  text-align: center;

  &[data-chosen] {
    border: 2px solid ${color.highlight};
    background: ${tint(color.highlight, 16)};
    color: ${color.text};
    font-weight: 560;
  }
`

/** A form after its input was checked. */
export const FormDrawing = ({ window, fields, submit, result }: Queries.FormDrawingFragment) => (
  <DrawingWindow window={window}>
    <Box $block={2}>
      {fields.map((field) => (
        <Field key={field.label} $gap={1} $block={2} {...markProps(field)}>
          <span>{field.label}</span>
          {field.choices ? (
            <Row as="span" $gap={2} $align="stretch" $color="textSoft">
              {field.choices.map((choice) => (
                <Choice key={choice} data-chosen={choice === field.value ? '' : undefined}>
                  {choice}
                </Choice>
              ))}
            </Row>
          ) : (
            <Input>
              {field.value} <StateIcon state={field.state} />
            </Input>
          )}
          <StateText text={field.message} state={field.state} />
          <Callout {...field} />
        </Field>
      ))}
    </Box>
    {(submit ?? result) && (
      <Row $gap={4} $rowGap={3} $top={2} $bottom={4} $sides="inset">
        {submit && <DrawnButton>{submit}</DrawnButton>}
        <StateText {...result} />
      </Row>
    )}
  </DrawingWindow>
)
