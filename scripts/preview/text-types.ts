/** The kinds of file that a CDN compresses; all others go out as they are. */
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

/** The content type of a compressible file, undefined for any other. */
export function textType(file: string): string | undefined {
  const type = textTypes[/\.[^.\\/]+$/.exec(file)?.[0].toLowerCase() ?? '']
  return type && !type.startsWith('image/x-') ? `${type}; charset=UTF-8` : type
}
