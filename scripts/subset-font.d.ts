/** subset-font has no types; these cover the part in use. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype'
    variationAxes?: Record<string, { min: number; max: number } | number>
    keepFeatures?: readonly string[]
    noHinting?: boolean
    dropTables?: readonly string[]
  }
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>
}
