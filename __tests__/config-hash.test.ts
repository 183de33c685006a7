import { hashConfig } from '../src/config-hash'
import { makeFolder, putFile } from './support/folder'

test('has another hash if a schema or what a feature says about its content changes', () => {
  const root = makeFolder()
  putFile(root, 'src/site.ts', "export * from './features/a/collection'")
  putFile(root, 'src/features/a/collection.ts', "export { a } from './resolver'")
  putFile(root, 'src/features/a/resolver.ts', 'export const a = 1')
  putFile(root, 'src/features/a/a.schema.json', '{}')
  const before = hashConfig(root)
  putFile(root, 'src/features/a/A.tsx', 'export {}')
  expect(hashConfig(root)).toBe(before)
  putFile(root, 'src/features/a/a.schema.json', '{ "type": "string" }')
  const changed = hashConfig(root)
  putFile(root, 'src/features/a/resolver.ts', 'export const a = 2')
  expect(new Set([before, changed, hashConfig(root)]).size).toBe(3)
})
