import type { Command, ExitStatus } from '../../scripts/command-line'

/** A command's exit status, and what it prints. */
export async function runInTest(
  command: Command,
  args: readonly string[],
  root: string,
): Promise<[status: ExitStatus, output: string]> {
  const lines: string[] = []
  const print = (...texts: unknown[]): void => void lines.push(texts.join(' '))
  const spies = (['log', 'error'] as const).map((method) =>
    jest.spyOn(console, method).mockImplementation(print),
  )
  const status = await command([...args], root)
  spies.forEach((spy) => spy.mockRestore())
  return [status, lines.join('\n')]
}
