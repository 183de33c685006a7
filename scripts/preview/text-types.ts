/** The file types that a CDN compresses; all others are sent unchanged. */
const textTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.js': 'application/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'application/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
}

/** The content type of a compressible file; undefined for all others. */
export function textType(file: string): string | undefined {
  const type = textTypes[/\.[^.\\/]+$/.exec(file)?.[0].toLowerCase() ?? '']
  return type && !type.startsWith('image/x-') ? `${type}; charset=UTF-8` : type
}
