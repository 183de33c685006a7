import styled, { css } from 'styled-components'
import { color } from '../../styles/colors'
import { container, hairline, up } from '../../styles/sizes'
import { counter, hasDecorations, mono } from '../../styles/type'

/** The width of the page, with a border on each side and a gutter for line numbers. */
export const PageContainer = styled.div`
  --inset: 0px;
  --gutter: 0px;
  width: calc(100% - 2 * ${container.marginPhone});
  margin-inline: auto;

  /* On paper it is as wide as the page and has no gutter. */
  @media print {
    width: 100%;
  }

  @media screen {
    ${up.tablet} {
      --inset: ${container.insetNarrow};
      --gutter: ${container.gutterNarrow};
      width: calc(100% - 2 * ${container.marginNarrow});
      padding-inline-start: var(--gutter);
      border-inline: ${hairline} solid ${color.line};
      background: linear-gradient(${color.line}, ${color.line})
        var(--gutter-line, var(--gutter) 0) / ${hairline} 100% no-repeat;
    }

    ${up.desktop} {
      --inset: ${container.inset};
      --gutter: ${container.gutter};
      width: min(${container.width}, 100% - 2 * ${container.margin});
    }
  }
`

const numberedLine = css`
  counter-increment: line;

  @media screen {
    ${up.tablet} {
      &::before {
        content: ${counter('line')};
        content: ${counter('line')} / '';
        display: inline-block;
        width: var(--gutter);
        /* The margins place it in the gutter, so that it takes no space in the line. */
        margin-inline: calc(-1 * (var(--inset) + var(--gutter))) var(--inset);
        color: ${color.textFaint};
        ${mono}
        line-height: 1;
        text-align: center;
      }
    }
  }
`

/** A line number in the gutter, on the first baseline of a heading. Screen readers skip it. */
export const lineNumber = hasDecorations ? numberedLine : null

/** The part of a heading that has the line number, if it is not the whole heading. */
export const NumberedText = styled.span`
  ${lineNumber}
`
