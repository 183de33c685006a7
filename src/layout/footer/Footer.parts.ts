import styled from 'styled-components'
import { color } from '../../styles/colors'
import { hiddenInPrint, iconControl } from '../../styles/mixins'
import { motion } from '../../styles/motion'
import { from, hairline, space } from '../../styles/sizes'
import { type } from '../../styles/type'

export const Root = styled.footer`
  border-top: ${hairline} solid ${color.line};
  ${type.meta}

  ${hiddenInPrint}
`

export const Columns = styled.div`
  display: grid;
  gap: ${space[10]} ${space[8]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  padding: ${space[13]} 0;

  > :first-child,
  > :nth-child(2) {
    grid-column: 1 / -1;
  }

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: ${space[16]} var(--inset);

    > :first-child,
    > :nth-child(2) {
      grid-column: auto;
    }
  }

  ${from.desktop} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1.2fr) repeat(2, minmax(0, 1fr));
  }
`

export const Title = styled.h2`
  margin-bottom: ${space[3]};
  color: ${color.textFaint};
  ${type.meta}
`

export const List = styled.ul`
  display: grid;
  justify-items: start;
  gap: ${space[1]};

  overflow-wrap: anywhere;

  a,
  address {
    display: inline-block;
    padding: 0.125rem 0;
    font-style: normal;
  }

  a {
    transition: color ${motion.press};
  }

  a:hover {
    color: ${color.text};
  }
`

export const Tagline = styled.p`
  max-width: 20rem;
  margin: ${space[3]} 0 ${space[5]};
`

export const Socials = styled.ul`
  display: flex;
  gap: ${space[3]};

  a {
    display: grid;
    place-items: center;
    ${iconControl}
    color: ${color.text};
    transition: background-color ${motion.press};
  }

  a:hover {
    background: ${color.surfaceHover};
  }
`

export const Legal = styled.div`
  border-top: ${hairline} solid ${color.line};
`

export const LegalRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[3]} ${space[8]};
  padding: ${space[6]} var(--inset);
  color: ${color.textFaint};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[6]};
  }

  a {
    padding: 0.125rem 0;
  }

  a:hover {
    color: ${color.text};
  }
`
