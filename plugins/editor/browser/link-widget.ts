import { decap } from './decap'

/** What Decap passes to the control of a widget: decapcms.org/docs/custom-widgets. */
interface ControlProps {
  value: string | undefined
  onChange: (value: string) => void
  forID: string
  classNameWrapper: string
  setActiveStyle: () => void
  setInactiveStyle: () => void
}

const listId = 'pages-of-the-site'

/** Registers a text field that suggests the pages of the site; other texts can be entered too. */
export function registerLinkWidget(pages: readonly { path: string; title: string }[]): void {
  const list = Object.assign(document.createElement('datalist'), { id: listId })
  list.append(...pages.map(({ path, title }) => new Option(title, path)))
  document.body.append(list)
  const control = decap.createClass({
    render(this: { props: ControlProps }) {
      const { value, onChange, forID, classNameWrapper, setActiveStyle, setInactiveStyle } =
        this.props
      return decap.h('input', {
        type: 'text',
        id: forID,
        className: classNameWrapper,
        list: listId,
        value: value ?? '',
        onChange: ({ target }: { target: HTMLInputElement }) => onChange(target.value),
        onFocus: setActiveStyle,
        onBlur: setInactiveStyle,
      })
    },
  })
  decap.CMS.registerWidget('link', control)
}
