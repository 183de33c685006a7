import { createHash } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'

/** A form post as it is stored: a line of JSON. */
export interface Submission {
  form: string
  /** When it was received, as an ISO date. */
  received: string
  /** The address to which it was posted. */
  path: string
  data: Record<string, string>
}

/**
 * Stores a submission and returns its file, once it has been written to disk. A submission that
 * equals an earlier one is not stored again.
 */
export type SubmissionStore = (submission: Submission) => Promise<string>

/**
 * Identifies a submission that may arrive twice: those with the same id and the same text are equal.
 * Undefined without an id, as in a form that was sent without scripts.
 */
function keyOf({ form, data }: Submission): string | undefined {
  if (!data['submission-id']?.trim()) return undefined
  // A browser ends lines with CRLF where a script ends them with LF.
  const values = Object.entries(data)
    .map(([name, value]): [string, string] => [name, value.replace(/\r\n/g, '\n')])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([form, values]))
    .digest('base64')
}

/** Stores submissions in a folder, with a file of JSON lines for each form. */
export function createSubmissionStore(folder: string): SubmissionStore {
  const known = new Map<string, Promise<string>>()
  // One at a time: a long line is written in parts, and parts of two lines must not mix.
  let last: Promise<unknown> = Promise.resolve()
  const write = async (submission: Submission): Promise<string> => {
    await mkdir(folder, { recursive: true })
    const file = join(folder, `${encodeURIComponent(submission.form)}.jsonl`)
    const handle = await open(file, 'a+')
    try {
      const { size } = await handle.stat()
      const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1))
      // The last line is incomplete if, for example, the process was killed.
      const start = size > 0 && buffer.toString() !== '\n' ? '\n' : ''
      await handle.appendFile(`${start}${JSON.stringify(submission)}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
    return file
  }
  return (submission) => {
    const key = keyOf(submission)
    const earlier = key === undefined ? undefined : known.get(key)
    if (earlier) return earlier
    const written = last.then(() => write(submission))
    last = written.catch(() => undefined)
    if (key !== undefined) {
      known.set(key, written)
      // The visitor reads that it failed, and sends it again.
      written.catch(() => known.delete(key))
    }
    return written
  }
}
