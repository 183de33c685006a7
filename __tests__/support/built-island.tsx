import { act } from '@testing-library/react'
import type { ComponentType, ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { hydrateIsland } from '../../src/islands/hydrate-island'
import { islands, type IslandName } from '../../src/islands/registry'
import { InLocale } from './locale'

afterEach(() => {
  document.body.replaceChildren()
})

/** What a build writes for a component with an island. */
export function renderBuilt(element: ReactElement): string {
  const { error } = console
  // React warns of layout effects on a server, and sees none: jsdom has a window.
  const log = jest.spyOn(console, 'error').mockImplementation((message, ...rest: unknown[]) => {
    if (!String(message).includes('useLayoutEffect does nothing')) error(message, ...rest)
  })
  process.env.BUILD_STAGE = 'build-html'
  const html = `<main>${renderToString(<InLocale>{element}</InLocale>)}</main>`
  delete process.env.BUILD_STAGE
  log.mockRestore()
  return html
}

/** Shows a built page, whose island does not wake by itself. */
export function showBuilt(element: ReactElement): HTMLElement {
  document.body.innerHTML = renderBuilt(element)
  const island = document.querySelector<HTMLElement>('[data-island]')
  if (!island) throw new Error('The component has no island.')
  return island
}

/** Lets React take over an island, as src/islands/wake-islands.ts does. */
export async function wake(island: HTMLElement): Promise<void> {
  const component: unknown = await islands[island.dataset.island as IslandName]()
  let hydrated: Promise<void> | undefined
  await act(async () => {
    // Not awaited here, because `act` renders at the end.
    hydrated = hydrateIsland(island, component as ComponentType<never>)
    await Promise.resolve()
  })
  await hydrated
  island.dataset.awake = ''
}
