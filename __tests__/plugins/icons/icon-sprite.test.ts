import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { interfaceIcons } from '../../../src/components/icon/interface-icons'
import { recolor, writeIcons } from '../../../plugins/icons/icon-sprite'
import { makeFolder, packagesFolder } from '../../support/folder'

/** JSON as someone may write it by hand, with a space before each colon. */
const spaced = (value: object): string => JSON.stringify(value, null, 2).replaceAll('":', '" :')

const sources = {
  interface: interfaceIcons,
  content: 'data',
  brands: ['site.json', 'technologies.json'],
}

const logoColor = '#f5f3fa'

test.each([
  [
    '<?xml version="1.0"?>\n<svg viewBox="0 0 9 9"><path fill="#0a66c2" d="M0 0z"/></svg>',
    `<svg xmlns="http://www.w3.org/2000/svg" fill="${logoColor}" viewBox="0 0 9 9"><path fill="${logoColor}" d="M0 0z"/></svg>\n`,
  ],
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" fill="none" stroke=\'red\'><path d="M0 0z"/></svg>',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" fill="none" stroke="${logoColor}"><path d="M0 0z"/></svg>\n`,
  ],
])('gives such a logo the color of all logos', (svg, expected) => {
  expect(recolor(svg, logoColor)).toBe(expected)
})

test('a logo in static/brand/logos/ is published with those of Simple Icons, and replaces one of the same name', () => {
  const own = (name: string) => `<svg viewBox="0 0 9 9"><path d="M9 ${name.length}z"/></svg>`
  const technologies = ['power-bi', 'react', 'docker'].map((icon) => ({ name: icon, icon }))
  // A workspace has the packages in a folder above.
  const workspace = makeFolder({
    'site/data/technologies.json': spaced({ technologies }),
    'site/public/index.html': '',
    'site/static/brand/mark.svg': '<svg viewBox="0 0 9 9"></svg>',
    'site/static/brand/logos/power-bi.svg': own('power-bi'),
    'site/static/brand/logos/docker.svg': own('docker'),
  })
  symlinkSync(packagesFolder, join(workspace, 'node_modules'))
  const root = join(workspace, 'site')
  writeIcons(root, sources)
  const logo = (name: string): string =>
    readFileSync(join(root, `public/marks/${name}.svg`), 'utf8')
  expect(logo('power-bi')).toContain('M9 8z')
  expect(logo('docker')).toContain('M9 6z')
  expect(logo('react')).toMatch(/viewBox="0 0 24 24"/)
})

test('Lucide has every icon that components use', () => {
  const missing = interfaceIcons.filter(
    (name) => !existsSync(join(packagesFolder, `lucide-static/icons/${name}.svg`)),
  )
  expect(missing).toEqual([])
})
