/** Whether a file is missing that was listed before, as when git switches branches. */
export const hasVanished = (error: unknown): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === 'ENOENT'
