import { renderToStaticMarkup } from 'react-dom/server'
import Html from '../src/html'

test('removes the null characters that React writes into a page', () => {
  const html = renderToStaticMarkup(
    <Html
      htmlAttributes={{ lang: 'en' }}
      headComponents={[]}
      bodyAttributes={{}}
      preBodyComponents={[]}
      body={'<p>one\0–two\0</p>'}
      postBodyComponents={[]}
    />,
  )
  expect(html).toContain('<p>one–two</p>')
})
