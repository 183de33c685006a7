import type { DecapElements } from './decap'

/** The props that Decap passes to the control of a widget: decapcms.org/docs/custom-widgets. */
interface ControlProps {
  value: string | undefined
  onChange: (value: string) => void
  forID: string
  classNameWrapper: string
  setActiveStyle: () => void
  setInactiveStyle: () => void
}

const listId = 'pages-of-the-site'

/**
 * A text field that suggests the pages of the site; other texts, such as an address, can be entered
 * too.
 */
export const linkField = ({ createClass, h }: DecapElements): unknown =>
  createClass({
    render(this: { props: ControlProps }) {
      const { value, onChange, forID, classNameWrapper, ...style } = this.props
      return h('input', {
        type: 'text',
        id: forID,
        className: classNameWrapper,
        list: listId,
        value: value ?? '',
        onChange: ({ target }: { target: HTMLInputElement }) => onChange(target.value),
        onFocus: style.setActiveStyle,
        onBlur: style.setInactiveStyle,
      })
    },
  })

/** Adds the list of suggestions, which all such fields share. */
export function addPageList(pages: readonly { path: string; title: string }[]): void {
  const list = Object.assign(document.createElement('datalist'), { id: listId })
  list.append(
    ...pages.map(({ path, title }) =>
      Object.assign(document.createElement('option'), { value: path, label: title }),
    ),
  )
  document.body.append(list)
}
