import { createHash } from 'node:crypto'

/** The SHA-256 hash of a text. */
export const sha256 = (text: string, encoding: 'base64' | 'base64url' | 'hex' = 'base64'): string =>
  createHash('sha256').update(text).digest(encoding)
