import type { Change } from '../../../../fixtures/changes'
import { testAccepted, testMistakes } from '../../../../fixtures/issues'

const logo =
  (text: string, name = 'slack.svg'): Change =>
  (site) =>
    void site.logos.set(name, text)
const inside = (content: string): Change => logo(`<svg viewBox="0 0 24 24">${content}</svg>`)
const shape = '<path fill="#0A66C2" d="M0 0h24v24z"/>'
const whole = `<svg viewBox="0 0 24 24">${shape}</svg>`

testMistakes(
  (
    [
      ['a logo of another format', logo('\u0089PNG'), /must begin with <svg/],
      ['an entity', logo(`<!DOCTYPE svg [<!ENTITY a "b">]>${whole}`), /delete that line/],
      ['a style sheet', logo(`<?xml-stylesheet href="/a.css"?>${whole}`), /delete that line/],
      ['a document type', logo(`<!DOCTYPE svg>${whole}`), /delete that line/],
      ['no viewBox', logo(`<svg width="24" height="24">${shape}</svg>`), /viewBox="0 0 24 24"/],
      ['a script', inside('<script>1</script>'), /contains a script/],
      ['an event handler', inside(`<g onload="x()">${shape}</g>`), /contains a script/],
      ['a picture in a logo', inside('<image href="data:image/png;base64,AA=="/>'), /other media/],
      ['a reference', inside('<use href="https://evil.example/x.svg#a"/>'), /outside the file/],
      ['two colors', inside(`${shape}<path fill="#fff" d="M1 1z"/>`), /#0a66c2, #ffffff/],
      ['a logo that is no SVG file', logo(whole, 'slack.png'), /put an SVG here/],
      ['the name of a logo', logo(whole, 'Power BI.svg'), /name it "power-bi\.svg"/],
    ] as const
  ).map(([what, change, line]) => [what, change, 'logo-file', line]),
)
testAccepted([['a logo of one color', logo(whole)]])
