/** The part of npm-run-all2, which has no types, that `npm test` uses. */
declare module 'npm-run-all2' {
  interface Result {
    name: string
    code: number | undefined
  }

  /** Runs an npm script, with arguments after `--`; rejects with the results if it fails. */
  export default function runAll(
    script: string,
    options: { stdout: NodeJS.WritableStream; stderr: NodeJS.WritableStream; printName: boolean },
  ): Promise<Result[]>
}
