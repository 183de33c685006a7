import type { Issue } from '../issue'
import { issueAt, valueAt, type JsonFile } from '../json/json-file'

/** Whether the pages of each list have a position of their own. */
export function checkOrders(files: JsonFile[]): Issue[] {
  const seen = new Map<string, string>()
  return files.flatMap((file) => {
    const order = valueAt(file, '/order')
    if (typeof order !== 'number') return []
    const folder = file.path.slice(0, file.path.lastIndexOf('/') + 1)
    const other = seen.get(`${folder} ${order}`)
    if (other === undefined) {
      seen.set(`${folder} ${order}`, file.path)
      return []
    }
    const message = `${order} is also the position of data/${other}: they are sorted by title`
    return [issueAt(file, '/order', 'repeated-order', message, 'give each its own number')]
  })
}
