import { hashTable } from '../src/hash-table'
import { makeFolder, putFile } from './support/folder'

test('has another hash if a schema or what a feature says about its content changes', () => {
  const root = makeFolder()
  putFile(root, 'src/site.ts', "export * from './features/a/content'")
  putFile(root, 'src/features/a/content.ts', "export { a } from './resolver'")
  putFile(root, 'src/features/a/resolver.ts', 'export const a = 1')
  putFile(root, 'src/features/a/a.schema.json', '{}')
  const before = hashTable(root)
  putFile(root, 'src/features/a/A.tsx', 'export {}')
  expect(hashTable(root)).toBe(before)
  putFile(root, 'src/features/a/a.schema.json', '{ "type": "string" }')
  const changed = hashTable(root)
  putFile(root, 'src/features/a/resolver.ts', 'export const a = 2')
  expect(new Set([before, changed, hashTable(root)]).size).toBe(3)
})
