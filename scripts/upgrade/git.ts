import { execFileSync } from 'node:child_process'

/** Runs git in a folder. Throws with what git says if it fails. */
export type Git = (...args: string[]) => string

export const gitIn =
  (folder: string): Git =>
  (...args) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 1e8,
    }).trimEnd()

/** Whether git succeeds. */
export function succeeds(run: () => unknown): boolean {
  try {
    run()
    return true
  } catch {
    return false
  }
}

export const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)
