import { StaticQueryContext } from 'gatsby'
import { type ComponentType, createElement, type ReactNode, useContext, useId } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  StyleSheetContext,
  StyleSheetManager,
  ThemeContext,
  ThemeProvider,
} from 'styled-components'
import { LocaleContext } from '../hooks/useLocale'
import type { IslandComponent, IslandName } from './registry'
import { type Serializable, serializeProps } from './serializable'
import { htmlProps, type RenderedHtml, type Slots } from './slots'
import type { Wake } from './wake-islands'

/** The parts of the props that JSON holds: all but the slots. */
type JsonProps<Props> = Omit<Props, 'slots'>

/** The slots of a component, whose parts are elements where the island is used. */
type SlotElements<Props> = Props extends { slots: Slots<infer Name> }
  ? { slots: Readonly<Record<Name, readonly ReactNode[]>> }
  : { slots?: undefined }

type PropsOf<Name extends IslandName> =
  IslandComponent<Name> extends ComponentType<infer Props> ? Props : never

export type IslandProps<Name extends IslandName> = {
  name: Name
  /** The component that the registry has under this name. */
  component: IslandComponent<Name>
  /** Its props, without the slots; they are written into the page as JSON. */
  props: JsonProps<PropsOf<Name>> & Serializable<JsonProps<PropsOf<Name>>>
  /** When it wakes, besides the first pointer, focus or key in it. */
  wake?: Wake
} & SlotElements<PropsOf<Name>>

/**
 * A part of a page that React runs in browsers; the rest of the page is HTML only. On the server it is
 * rendered as a root of its own, as in browsers: without any context of the page, and with ids that
 * start with its prefix. Its slots are rendered with the contexts of the page. Browsers read the props
 * from `data-props`, and the slots from the page (wake-islands.ts).
 *
 * Nothing outside may style what is inside, except by custom properties: the rules of an island are
 * added again, after those of the page.
 */
export function Island<Name extends IslandName>(island: IslandProps<Name>) {
  const Root = process.env.BUILD_STAGE === 'build-html' ? RenderedIsland : LiveIsland
  return <Root {...island} />
}

/** The props of some island. */
interface AnyIsland {
  name: IslandName
  component: unknown
  props: object
  wake?: Wake
  slots?: Readonly<Record<string, readonly ReactNode[]>>
}

/** In development and in tests the island is a part of the one React tree. */
function LiveIsland({ name, component, props, slots }: AnyIsland) {
  const parsed = JSON.parse(serializeProps(name, props)) as object
  const Component = component as ComponentType<object>
  return (
    <div data-island={name} data-awake="">
      <Component {...parsed} {...(slots && { slots })} />
    </div>
  )
}

function RenderedIsland({ name, component, props, slots = {}, wake = {} }: AnyIsland) {
  // With its colons the ids would have double ones.
  const prefix = useId().replaceAll(':', '')
  const { styleSheet } = useContext(StyleSheetContext)
  const theme = useContext(ThemeContext)
  const locale = useContext(LocaleContext)
  const staticQueries = useContext(StaticQueryContext)

  const withStyles = (content: ReactNode) => (
    <StyleSheetManager sheet={styleSheet}>
      <ThemeProvider theme={theme ?? {}}>{content}</ThemeProvider>
    </StyleSheetManager>
  )
  const withPage = (content: ReactNode) => (
    <StaticQueryContext.Provider value={staticQueries}>
      <LocaleContext.Provider value={locale}>{withStyles(content)}</LocaleContext.Provider>
    </StaticQueryContext.Provider>
  )
  const renderSlot = (slot: string, content: ReactNode, index: number): RenderedHtml => ({
    html: renderToStaticMarkup(withPage(content), {
      identifierPrefix: `${prefix}${slot}${index}`,
    }),
  })
  const rendered = Object.fromEntries(
    Object.entries(slots).map(([slot, parts]) => [
      slot,
      parts.map((part, index) => renderSlot(slot, part, index)),
    ]),
  )
  const json = serializeProps(name, props)
  const root = createElement(component as ComponentType<object>, {
    ...(JSON.parse(json) as object),
    ...(Object.keys(rendered).length > 0 && { slots: rendered }),
  })
  return (
    <div
      data-island={name}
      data-props={json}
      data-prefix={prefix}
      data-slots={Object.keys(slots).join(' ') || undefined}
      data-wake={Object.keys(wake).length > 0 ? JSON.stringify(wake) : undefined}
      {...htmlProps({ html: renderToString(withStyles(root), { identifierPrefix: prefix }) })}
    />
  )
}
