import styled from 'styled-components'
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

const Fields = styled.div`
  padding-block: ${space[2]};
`

const Field = styled(DrawingRow)`
  gap: ${space[1]};
  padding-block: ${space[2]};
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
  overflow-wrap: anywhere;
  ${drawingType.base}

  ${drawingFrom.columns} {
    font-size: 0.875rem;
  }

  ${drawingFrom.margin} {
    font-size: 0.9375rem;
  }

  svg {
    color: ${stateTextColor(color.textFaint)};
  }
`

const Choices = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  color: ${color.textSoft};
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

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  padding: ${space[2]} var(--inset) ${space[4]};
`

/** A form after its input was checked. */
export const FormDrawing = ({ window, fields, submit, result }: Queries.FormDrawingFragment) => (
  <DrawingWindow window={window}>
    <Fields>
      {fields.map((field) => (
        <Field key={field.label} {...markProps(field)}>
          <span>{field.label}</span>
          {field.choices ? (
            <Choices>
              {field.choices.map((choice) => (
                <Choice key={choice} data-chosen={choice === field.value ? '' : undefined}>
                  {choice}
                </Choice>
              ))}
            </Choices>
          ) : (
            <Input>
              {field.value} <StateIcon state={field.state} />
            </Input>
          )}
          <StateText text={field.message} state={field.state} />
          <Callout {...field} />
        </Field>
      ))}
    </Fields>
    {(submit ?? result) && (
      <Foot>
        {submit && <DrawnButton>{submit}</DrawnButton>}
        <StateText {...result} />
      </Foot>
    )}
  </DrawingWindow>
)
