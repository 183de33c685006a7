import type { DecapElements } from './decap'

interface PreviewProps {
  entry: { get: (key: string) => string }
}

/** The result of the page's query, which the development server has as soon as the page exists. */
const pageDataPath = (path: string): string =>
  `/page-data${path === '/' ? '/index/' : path}page-data.json`

/** How long to wait before asking again for a page that does not exist yet, in ms. */
const interval = 500

/**
 * Loads a page into a frame once it exists: the page of a new file takes a moment, and the 404 page
 * of the development server would stay.
 */
async function showPage(frame: HTMLIFrameElement, path: string): Promise<void> {
  if (frame.dataset.path === path) return
  frame.dataset.path = path
  while (frame.isConnected && frame.dataset.path === path) {
    const exists = await fetch(pageDataPath(path)).then(
      ({ ok }) => ok,
      () => false,
    )
    if (exists) {
      frame.src = new URL(path, location.origin).href
      return
    }
    await new Promise((done) => setTimeout(done, interval))
  }
}

/**
 * Shows the page from the development server, which is updated after each save.
 * @param pages the paths of pages, by the paths of their files
 */
export const previewOf = (
  { createClass, h }: DecapElements,
  pages: Readonly<Record<string, string | undefined>>,
): unknown =>
  createClass({
    render(this: { props: PreviewProps }) {
      const file = this.props.entry.get('path')
      const path = pages[file]
      return path
        ? h('iframe', {
            title: 'The page',
            ref: (frame: HTMLIFrameElement | null) => {
              // Decap's own frame around it has none.
              document.querySelector('#preview-pane')?.setAttribute('title', 'Preview')
              if (frame) void showPage(frame, path)
            },
            style: { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 },
          })
        : h(
            'p',
            { style: { padding: '1rem', font: '1rem/1.5 system-ui, sans-serif' } },
            file && !file.startsWith('undefined')
              ? 'This content has no page.'
              : 'The page appears here after the first save.',
          )
    },
  })
