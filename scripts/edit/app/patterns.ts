/** A configuration with the patterns of its fields as expressions: Decap makes those of a text without the flag "u". */
export function withPatterns(config: unknown): unknown {
  if (Array.isArray(config)) return config.map(withPatterns)
  if (typeof config !== 'object' || config === null) return config
  return Object.fromEntries(
    Object.entries(config).map(([key, value]: [string, unknown]) => {
      const [source, message] =
        key === 'pattern' && Array.isArray(value) ? (value as unknown[]) : []
      return typeof source === 'string'
        ? [key, [new RegExp(source, 'u'), message]]
        : [key, withPatterns(value)]
    }),
  )
}
