import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../plugins/content/core/list-files'
import { print } from '../../src/styles/print'

/** The words in `data-print="…"`, in `data-print={…}` and in the object of `attrs`. */
const wordsIn = (file: string): string[] =>
  [...readFileSync(join('src', file), 'utf8').matchAll(/data-print(?:="|=\{|': )([^}"\n]+)/g)]
    .flatMap(([, value = '']) => (value.includes("'") ? value.match(/(?<=')[\w -]+(?=')/g) : value))
    .flatMap((words) => words?.split(' ') ?? [])

test('the print sheet has every word that components use in data-print, and no others', () => {
  const used = listFiles('src').filter((file) => file.endsWith('.tsx'))
  const sheet = print.filter((part) => typeof part === 'string').join('')
  const defined = [...sheet.matchAll(/\[data-print~='([\w-]+)'\]/g)].map(([, word = '']) => word)
  expect([...new Set(used.flatMap(wordsIn))].sort()).toEqual([...new Set(defined)].sort())
})
