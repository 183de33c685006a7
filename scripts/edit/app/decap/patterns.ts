/**
 * The configuration with the patterns of fields as regular expressions: from a text, Decap creates
 * one without the flag "u".
 */
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
