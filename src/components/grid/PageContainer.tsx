import styled, { css } from 'styled-components'
import { from } from '../../styles/breakpoints'
import { color } from '../../styles/colors'
import { hairline } from '../../styles/shape'
import { frame } from '../../styles/space'
import { mono } from '../../styles/type'

/** The page's frame: hairlines left and right, and a gutter for line numbers; on a phone only margins. */
export const PageContainer = styled.div`
  --inset: 0px;
  --gutter: 0px;
  --cell-padding: 0px;
  width: calc(100% - 2 * ${frame.marginPhone});
  margin-inline: auto;

  ${from.tablet} {
    --inset: ${frame.insetNarrow};
    --gutter: ${frame.gutterNarrow};
    --cell-padding: ${frame.insetNarrow};
    width: calc(100% - 2 * ${frame.marginNarrow});
    padding-left: var(--gutter);
    border-inline: ${hairline} solid ${color.line};
    background: linear-gradient(${color.line}, ${color.line}) var(--gutter) 0 / ${hairline} 100%
      no-repeat;
  }

  ${from.desktop} {
    --inset: ${frame.inset};
    --gutter: ${frame.gutter};
    --cell-padding: ${frame.inset};
    width: min(${frame.width}, 100% - 2 * ${frame.margin});
  }

  @media print {
    --inset: 0px;
    --gutter: 0px;
    --cell-padding: 0px;
    width: 100%;
    padding: 0;
    border: 0;
    background: none;
  }
`

/** Numbers a heading in the gutter, on its first baseline. Assistive technology does not hear it. */
export const lineNumber = css`
  counter-increment: line;

  ${from.tablet} {
    &::before {
      content: counter(line);
      content: counter(line) / '';
      display: inline-block;
      width: var(--gutter);
      /* Takes no room in the line: it steps out into the gutter and back. */
      margin: 0 var(--inset) 0 calc(-1 * (var(--inset) + var(--gutter)));
      color: ${color.textFaint};
      ${mono}
      line-height: 1;
      text-align: center;
    }
  }

  @media print {
    &::before {
      display: none;
    }
  }
`
