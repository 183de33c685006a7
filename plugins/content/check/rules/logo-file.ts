import type { SvgProblem } from '../../files/parse-svg'
import { rootFileIssue } from '../../issue'
import type { Rule } from '../rule'

const id = 'logo-file'
const folder = 'brand/logos/'

export const logoFile: Rule = {
  id,
  requirement:
    'A logo is an SVG, which needs no other file or font; except those of clients, it is of one color, with a size and without scripts. Each SVG is in UTF-8.',
  checkSite: ({ source }) =>
    [...(source.logos ?? [])].flatMap(([path, problem]) => {
      const name = path.startsWith(folder) ? path.slice(folder.length) : undefined
      const reported = (name && problemOfName(name)) ?? problem
      return reported ? [rootFileIssue(`static/${path}`, id, ...reported)] : []
    }),
}

function problemOfName(name: string): SvgProblem | undefined {
  if (/^[a-z0-9_]+(?:-[a-z0-9_]+)*\.svg$/.test(name)) return undefined
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? []
  if (ending.toLowerCase() !== '.svg') return ['is not an SVG', 'put an SVG here']
  const slug = stem
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return [`"${name}" cannot name a logo`, slug ? `name it "${slug}.svg"` : 'put an SVG here']
}
