import { appendFile, mkdir, open } from 'node:fs/promises'
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

/** Stores a submission and returns its file, once it has been written to disk. */
export type SubmissionStore = (submission: Submission) => Promise<string>

/** Whether the last line is incomplete, for example because the process was killed. */
async function endsTorn(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => undefined)
  if (!handle) return false
  try {
    const { size } = await handle.stat()
    if (size === 0) return false
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1)
    return buffer.toString() !== '\n'
  } finally {
    await handle.close()
  }
}

/** Stores submissions in a folder, with a file of JSON lines for each form. */
export function createSubmissionStore(folder: string): SubmissionStore {
  // One at a time: a long line is written in parts, and parts of two lines must not mix.
  let last: Promise<unknown> = Promise.resolve()
  const write = async (submission: Submission): Promise<string> => {
    await mkdir(folder, { recursive: true })
    const file = join(folder, `${encodeURIComponent(submission.form)}.jsonl`)
    const start = (await endsTorn(file)) ? '\n' : ''
    await appendFile(file, `${start}${JSON.stringify(submission)}\n`, { flush: true })
    return file
  }
  return (submission) => {
    const written = last.then(() => write(submission))
    last = written.catch(() => undefined)
    return written
  }
}
