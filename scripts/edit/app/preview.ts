interface PreviewProps {
  props: { entry: { get: (key: string) => string } }
}

/** How Decap lets others make elements: decapcms.org/docs/customization. */
export interface DecapView {
  createClass: (component: { render: (this: PreviewProps) => unknown }) => unknown
  h: (name: string, props: object, text?: string) => unknown
}

/**
 * The page of the develop server, which follows each save.
 * @param pages the paths of pages, by the paths of their files
 */
export const previewOf = (
  { createClass, h }: DecapView,
  pages: Readonly<Record<string, string | undefined>>,
): unknown =>
  createClass({
    render() {
      const path = pages[this.props.entry.get('path')]
      return path
        ? h('iframe', {
            src: new URL(path, location.origin).href,
            title: 'The page',
            style: { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 },
          })
        : h('p', {}, 'This content has no page of its own.')
    },
  })
