import styled from 'styled-components'
import { Box } from '../../grid/Box'
import { color, tint } from '../../../styles/colors'
import { drawingFrom, drawingType, stateColor, stateTextColor } from '../../../styles/drawings'
import { hairline, radius, space } from '../../../styles/sizes'
import { DrawingRow, DrawnButton, Foot, StateIcon, StateText } from '../parts'
import { DrawingWindow } from '../DrawingWindow'

const Field = styled(DrawingRow)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space[1]};
  padding-block: ${space[2]};
  ${drawingType.small}

  ${drawingFrom.columns} {
    grid-template-columns: 10rem minmax(0, 1fr);
    gap: ${space[1]} ${space[4]};
  }

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

const Choices = styled.span`
  display: flex;
  gap: ${space[2]};
  color: ${color.textSoft};

  span {
    flex: 1;
    padding: ${space[2]} ${space[1]};
    border: ${hairline} solid ${color.lineStrong};
    border-radius: ${radius.control};
    text-align: center;
  }

  .chosen {
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
        <Field key={field.label} {...field}>
          <span>{field.label}</span>
          {field.choices ? (
            <Choices>
              {field.choices.map((choice) => (
                <span key={choice} className={choice === field.value ? 'chosen' : undefined}>
                  {choice}
                </span>
              ))}
            </Choices>
          ) : (
            <Input>
              {field.value} <StateIcon state={field.state} />
            </Input>
          )}
          {field.message && <StateText state={field.state}>{field.message}</StateText>}
        </Field>
      ))}
    </Box>
    {(submit ?? result) && (
      <Foot>
        {submit && <DrawnButton>{submit}</DrawnButton>}
        {result && <StateText state={result.state}>{result.text}</StateText>}
      </Foot>
    )}
  </DrawingWindow>
)
