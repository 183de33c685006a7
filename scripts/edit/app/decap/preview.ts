import type { DecapElements } from './decap'

interface PreviewProps {
  entry: { get: (key: string) => string }
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
            src: new URL(path, location.origin).href,
            title: 'The page',
            // Decap's own frame around it has none.
            ref: () => document.querySelector('#preview-pane')?.setAttribute('title', 'Preview'),
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
