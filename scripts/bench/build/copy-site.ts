import { execFileSync } from 'node:child_process'
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { slugOf } from '../../../src/routes/case-study-path'

interface CaseStudyFile {
  title: string
  description: string
}

const read = (file: string): CaseStudyFile =>
  JSON.parse(readFileSync(file, 'utf8')) as CaseStudyFile

const write = (file: string, content: object): void =>
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)

const titleOf = (number: number): string => `Added Case Study ${number}`
const fileOf = (folder: string, number: number): string =>
  join(folder, `${slugOf(titleOf(number))}.json`)

/** Adds a case study that is like another but for its title, with the same pictures. */
function addCopy(folder: string, name: string, number: number): void {
  const title = titleOf(number)
  const slug = slugOf(title)
  mkdirSync(join(folder, slug))
  for (const picture of readdirSync(join(folder, name)))
    linkSync(join(folder, name, picture), join(folder, slug, picture))
  const text = JSON.stringify(read(join(folder, `${name}.json`)))
  const copy = JSON.parse(text.replaceAll(`./${name}/`, `./${slug}/`)) as CaseStudyFile
  write(fileOf(folder, number), { ...copy, title, order: 1000 + number, formerTitles: [] })
}

/** Copies this site into a temporary folder and adds this many case studies. */
export function copySite(added: number): string {
  const root = mkdtempSync(join(tmpdir(), 'bench-build-'))
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')
  for (const file of tracked.filter(Boolean)) cpSync(file, join(root, file))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')

  const folder = join(root, 'data/case-studies')
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''))
  for (let number = 1; number <= added; number += 1)
    addCopy(folder, names[number % names.length] ?? '', number)
  return root
}

/** Changes the description of one added case study, as an editor would. */
export function changeCaseStudy(root: string): void {
  const file = fileOf(join(root, 'data/case-studies'), 1)
  const caseStudy = read(file)
  const description = caseStudy.description.slice(0, 100).trimEnd()
  write(file, { ...caseStudy, description })
}
