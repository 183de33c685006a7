import { useEffect, useRef, type RefObject } from 'react'
import styled from 'styled-components'
import labels from '../../../data/ui-text.json'
import { Icon } from '../../components/icon/Icon'
import { Link } from '../../components/link/Link'
import { TextLink } from '../../components/link/TextLink'
import { type MenuLink, useNavigation } from '../../hooks/useNavigation'
import { color } from '../../styles/colors'
import { rule, ruledCell } from '../../styles/mixins'
import { motion, motionOk, transition } from '../../styles/motion'
import { hairline, radius, shadow, space } from '../../styles/sizes'
import { type } from '../../styles/type'
import { MenuLinks } from '../MenuLinks'
import { useOnPageChange } from '../useOnPageChange'

const Panel = styled.div`
  position: absolute;
  inset: 100% -1px auto;
  max-height: calc(100vh - var(--header));
  overflow-y: auto;
  overscroll-behavior: contain;
  margin-top: 1px;
  padding-inline-start: var(--gutter);
  border: ${hairline} solid ${color.lineStrong};
  border-top: 0;
  border-radius: 0 0 ${radius.card} ${radius.card};
  background:
    linear-gradient(${color.line}, ${color.line}) var(--gutter) 0 / ${hairline} 100% no-repeat,
    ${color.surface};
  box-shadow: ${shadow.frame};

  /* Find-in-page and text fragments open a closed <details>, unless its content is not rendered. */
  :not([open]) > & {
    display: none;
  }

  ${motionOk} {
    transition:
      opacity ${motion.menu},
      transform ${motion.menu};

    @starting-style {
      opacity: 0;
      transform: translateY(-6px);
    }
  }
`

/** Four columns, of which the links without a group have the last one. */
const Groups = styled(MenuLinks)<{ $rows: number }>`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  overflow: clip;

  > li {
    ${ruledCell}
    padding: ${space[6]} ${space[5]};
  }

  > :has(> span) {
    grid-area: 1 / 4 / span ${({ $rows }) => $rows};
  }

  > li > a {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: 2rem;
    padding: 0 ${space[3]};
    margin-bottom: ${space[1]};
    border-radius: ${radius.chip};
    color: ${color.text};
    font-size: 1.0625rem;
    font-weight: 560;
    line-height: 1.3;

    &:hover {
      color: ${color.link};
    }
  }

  span {
    display: block;
    min-height: 2rem;
    margin: 0 ${space[3]} ${space[1]};
    color: ${color.textFaint};
    ${type.meta}
  }

  ul a {
    display: block;
    padding: 0.3125rem ${space[3]};
    border-radius: ${radius.chip};
    ${type.meta}
    ${transition('background-color', 'color')}

    &:hover,
    &[aria-current='page'] {
      background: ${color.surfaceHover};
      color: ${color.text};
    }
  }
`

const PanelFoot = styled.div`
  padding: ${space[4]} ${space[8]};
  ${rule}
`

interface MenuPanelProps {
  /** The title and the link of the entry that opens this panel. */
  title: string
  link: string
  menu: readonly MenuLink[]
}

/** The panel of industries or services: groups with their sub-pages, and a column of other links. */
const MenuPanel = ({ title, link, menu }: MenuPanelProps) => (
  <Panel>
    <Groups links={menu} $rows={Math.ceil(menu.filter((group) => group.link).length / 3)} />
    <PanelFoot>
      <TextLink to={link}>{`${labels.overviewOf} ${title}`}</TextLink>
    </PanelFoot>
  </Panel>
)

/** The delay before the first menu opens on hover, in ms. */
const openDelay = 200
/** The time after a menu has closed in which the next one opens without delay, in ms. */
const skipDelay = 300
/** The delay before a menu closes after the pointer has left it, in ms. */
const closeDelay = 150

/**
 * Adds the WAI-ARIA disclosure navigation pattern to native disclosures: they open on hover; they
 * close on Escape, which returns the focus to the summary, and when the pointer or the focus
 * leaves.
 */
function useDisclosures(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = container.current
    if (!root) return undefined
    const disclosures = [...root.querySelectorAll('details')]
    const events = new AbortController()
    const { signal } = events
    let timer: ReturnType<typeof setTimeout> | undefined
    let lastClosed = -Infinity
    let openedByHover: HTMLDetailsElement | null = null

    const later = (delay: number, action: () => void) => {
      clearTimeout(timer)
      timer = setTimeout(action, delay)
    }
    const closeAll = () => {
      clearTimeout(timer)
      disclosures.forEach((each) => (each.open = false))
    }

    for (const disclosure of disclosures) {
      const summary = disclosure.querySelector('summary')
      const openSoon = () => {
        const other = disclosures.some((each) => each.open && each !== disclosure)
        const recent = performance.now() - lastClosed < skipDelay
        later(other || recent ? 0 : openDelay, () => {
          if (!disclosure.open) openedByHover = disclosure
          disclosure.open = true
        })
      }
      const onEnter = ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') openSoon()
      }
      // If the pointer was already here before hydration, there is no `pointerenter` event.
      if (disclosure.matches(':hover') && window.matchMedia('(hover: hover)').matches) openSoon()
      const onLeave = ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') later(closeDelay, () => (disclosure.open = false))
      }
      const onToggle = () => {
        if (disclosure.open) return
        lastClosed = performance.now()
        if (openedByHover === disclosure) openedByHover = null
      }
      disclosure.addEventListener('pointerenter', onEnter, { signal })
      disclosure.addEventListener('pointerleave', onLeave, { signal })
      disclosure.addEventListener('toggle', onToggle, { signal })
      summary?.addEventListener(
        'click',
        (event) => {
          clearTimeout(timer)
          // A click shortly after the menu has opened on hover must not close it.
          if (openedByHover === disclosure && disclosure.open) event.preventDefault()
          openedByHover = null
        },
        { signal },
      )
    }

    // On the document: Escape must also close a menu that does not have the focus (WCAG 1.4.13).
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return
        const focused = disclosures.find(
          (each) => each.open && each.contains(document.activeElement),
        )
        closeAll()
        focused?.querySelector('summary')?.focus()
      },
      { signal },
    )
    root.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !root.contains(relatedTarget)) closeAll()
      },
      { signal },
    )
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !root.contains(target)) closeAll()
      },
      { signal },
    )
    return () => {
      clearTimeout(timer)
      events.abort()
    }
  }, [container])
}

const Entries = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};

  > li > a,
  summary {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 2.75rem;
    padding: 0 ${space[3]};
    border-radius: ${radius.control};
    ${type.small}
    white-space: nowrap;
    ${transition('background-color', 'color')}

    &:hover,
    &[aria-current] {
      color: ${color.text};
    }

    &:hover {
      background: ${color.surfaceHover};
    }
  }

  [open] > summary {
    background: ${color.surfaceHover};
    color: ${color.text};
  }

  summary svg {
    ${transition('transform')}
  }

  [open] > summary svg {
    transform: rotate(180deg);
  }
`

/** The main navigation for wide windows; entries with a menu are native disclosures. */
export const MainNav = ({ pathname }: { pathname: string }) => {
  const { main } = useNavigation()
  const nav = useRef<HTMLElement>(null)
  useDisclosures(nav)
  useOnPageChange(pathname, () => {
    nav.current?.querySelectorAll('details').forEach((menu) => (menu.open = false))
  })

  if (main.length === 0) return null
  return (
    <nav ref={nav} aria-label={labels.mainNavigation}>
      <Entries>
        {main.map(({ title, link, menu }) => (
          <li key={link}>
            {menu ? (
              <details name="menu">
                <summary>
                  {title}
                  <Icon name="chevron-down" size="1rem" />
                </summary>
                <MenuPanel title={title} link={link} menu={menu} />
              </details>
            ) : (
              <Link to={link} aria-current={pathname === link ? 'page' : undefined}>
                {title}
              </Link>
            )}
          </li>
        ))}
      </Entries>
    </nav>
  )
}
