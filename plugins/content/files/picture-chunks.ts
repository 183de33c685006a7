/** The chunks of a PNG; none of another file. https://www.w3.org/TR/png-3/#5Chunk-layout */
export function* pngChunks(file: Buffer): Generator<[type: string, content: Buffer]> {
  if (file.toString('latin1', 1, 4) !== 'PNG') return
  for (let at = 8; at + 12 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const type = file.toString('latin1', at + 4, at + 8)
    yield [type, file.subarray(at + 8, at + 8 + file.readUInt32BE(at))]
  }
}

/** The chunks before the image, which say how it is to be read. */
function pngHeader(file: Buffer): Map<string, Buffer> {
  const header = new Map<string, Buffer>()
  for (const [type, content] of pngChunks(file)) {
    if (type === 'IDAT') break
    header.set(type, content)
  }
  return header
}

/** Whether a PNG has several frames, of which sharp reads the first. */
export const isAnimatedPng = (file: Buffer): boolean => pngHeader(file).has('acTL')

/** Code points of ITU-T H.273 that mean sRGB, or nothing. */
const usualPrimaries = [1, 2]
const usualTransfers = [1, 2, 6, 13]

const areUsual = (primaries: number, transfer: number): boolean =>
  usualPrimaries.includes(primaries) && usualTransfers.includes(transfer)

/** The gamma and the green of sRGB, as a PNG has them. */
const usual = { gamma: 45_455, green: 30_000 } as const

const differs = (value: number, from: number): boolean => Math.abs(value - from) > from / 25

function colorsOfPng(file: Buffer): string | undefined {
  const header = pngHeader(file)
  const codePoints = header.get('cICP')
  if (codePoints)
    return areUsual(codePoints[0] ?? 2, codePoints[1] ?? 2) ? undefined : 'code points (cICP)'
  if (header.has('iCCP') || header.has('sRGB')) return undefined
  const [gamma, primaries] = [header.get('gAMA'), header.get('cHRM')]
  if (gamma?.length === 4 && differs(gamma.readUInt32BE(), usual.gamma)) return 'a gamma (gAMA)'
  if (primaries?.length === 32 && differs(primaries.readUInt32BE(16), usual.green))
    return 'primaries (cHRM)'
  return undefined
}

function colorsOfAvif(file: Buffer): string | undefined {
  if (file.toString('latin1', 4, 8) !== 'ftyp') return undefined
  const at = file.indexOf('colrnclx')
  const hasProfile = file.includes('colrprof') || file.includes('colrrICC')
  if (at < 0 || hasProfile || at + 12 > file.length) return undefined
  const isUsual = areUsual(file.readUInt16BE(at + 8), file.readUInt16BE(at + 10))
  return isUsual ? undefined : 'code points (nclx)'
}

/**
 * By what a picture says its colors, if browsers read that and sharp does not, so that published
 * copies would have other colors: neither sRGB nor an ICC profile.
 */
export const unreadColors = (file: Buffer): string | undefined =>
  colorsOfPng(file) ?? colorsOfAvif(file)
