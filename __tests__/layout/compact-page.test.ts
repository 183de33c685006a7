import { compactPage } from '../../src/styles/compact-page'

/** The styles of components as styled-components writes them, with their markers. */
const css =
  '.hQx:hover .plain{top:0.5rem;}/*!sc*/\n.hQx.open:not(.kWz .plain){gap:0;}/*!sc*/\n' +
  'data-styled.g1[id="sc-x-0"]{content:"hQx,kWz,"}/*!sc*/\n' +
  '@media (width < 48rem){.sc-x-0+.kWz{left:0;}}/*!sc*/\n' +
  'data-styled.g2[id="sc-y-0"]{content:"gA,"}/*!sc*/\n'

const compactCss = (styles: string): string => compactPage({ css: styles, body: '' }).css
const compactBody = (body: string): string => compactPage({ css, body }).body

test('shortens generated classes in the styles of a page, and removes the markers', () => {
  expect(compactCss(css)).toBe(
    '.c0:hover .plain{top:0.5rem;}.c0.open:not(.c1 .plain){gap:0;}' +
      '@media (width < 48rem){.sc-x-0+.c1{left:0;}}',
  )
})

test.each([
  ":root[data-motion='paused'] .a>b:is(:hover,:focus-visible)::after{content:'.hQx';}",
  '@font-face{font-family:Typeface;src:url(/a.woff2) format("woff2");}',
  '@keyframes hQx{0%{opacity:0;}12.5%,to{opacity:1;}}',
  '@media print,(scripting: none){@supports (animation-timeline: view()){.a{animation:hQx 1s;}}}',
  '@page{margin:14mm 15mm;}',
])('keeps the styles %s', (styles) => {
  const marker = 'data-styled.g1[id="sc-x-0"]{content:"hQx,"}/*!sc*/\n'
  expect(compactCss(styles + marker)).toBe(styles)
})

test('shortens the classes of elements, and keeps the class of a component only if a rule names it', () => {
  expect(
    compactBody(
      '<p class="sc-x-0 hQx">class="sc-y-0"</p><i class="sc-y-0 plain kWz"></i><b class="sc-y-0"><u class=""></u></b>',
    ),
  ).toBe('<p class="sc-x-0 c0">class="sc-y-0"</p><i class="plain c1"></i><b><u></u></b>')
})

test('keeps everything else in the body, also the comments of React, entities and closing slashes', () => {
  const body =
    '<p title="a &quot;b&quot; &amp; c > d" class="plain">1<!-- --> &lt; 2<br/>&nbsp;<img alt="" />&nbsp;</p>' +
    '<pre class="plain">  a\n  b</pre><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>'
  expect(compactBody(body)).toBe(body)
})

test("removes what only Gatsby's router needs", () => {
  expect(
    compactBody(
      '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><i style="top:0"></i></div>' +
        '<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive"></div>',
    ),
  ).toBe('<div id="gatsby-focus-wrapper"><i style="top:0"></i></div>')
})
