import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The encodings for text, best first. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** The bytes of a file in one encoding, with their ETag. */
export interface Body {
  bytes: Buffer
  /** Distinguishes this body from others, including the same text in another encoding. */
  etag: string
}

const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  // Similar to what a CDN does on the fly; the highest level would delay the first visitor.
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
  identity: (bytes) => Promise.resolve(bytes),
}

/** The best encoding that an Accept-Encoding header allows. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const names = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !quality || Number(quality.replace('q=', '')) > 0)
    .map(([name]) => name)
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : 'identity'
}

/** Reads files, and caches each in the requested encodings until the file changes. */
export function bodyCache(): (file: string, encoding: Encoding) => Promise<Body> {
  const bodies = new Map<string, { version: string; body: Promise<Body> }>()
  const make = async (file: string, encoding: Encoding): Promise<Body> => {
    const plain = await readFile(file)
    const hash = createHash('sha1').update(plain).digest('base64url')
    return { bytes: await compress[encoding](plain), etag: `"${hash}-${encoding}"` }
  }
  return async (file, encoding) => {
    const { mtimeMs, size } = await stat(file)
    const version = `${mtimeMs}-${size}`
    const key = `${encoding} ${file}`
    const known = bodies.get(key)
    if (known?.version === version) return known.body
    const body = make(file, encoding)
    bodies.set(key, { version, body })
    return body
  }
}
