import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { fileText, type FixtureSite } from '../fixtures/content'

/** The project's own code, without its content. */
export const code = [
  '.terserrc',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'netlify.toml',
  'package.json',
  'plugins',
  'scripts',
  'src',
  'static',
  'tsconfig.json',
]

/** Gatsby's command line; npm puts the packages of a workspace into the folder above. */
const gatsby = createRequire(resolve('package.json')).resolve('gatsby/cli.js')

/** A picture of a single color, so that encoding takes no time. */
const draw = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#201a2f' } })
    .png()
    .toBuffer()

/** A picture of a phone, with the location. */
function takePhoto(width: number, height: number, path: string): Promise<Buffer> {
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="60,23.0N"/></rdf:RDF></x:xmpmeta>'
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 23/1 0/1' } })
    .withXmp(xmp)
    .toFormat(extname(path).slice(1).replace('jpg', 'jpeg') as 'jpeg' | 'png' | 'webp' | 'avif')
    .toBuffer()
}

/** Copies this project's code, with other content, to a folder. */
export async function makeSite(site: FixtureSite, root: string): Promise<string> {
  // The packages of the editor are not copied.
  const filter = (path: string): boolean => !path.includes('node_modules')
  for (const name of code) cpSync(resolve(name), join(root, name), { recursive: true, filter })
  symlinkSync(dirname(dirname(gatsby)), join(root, 'node_modules'), 'junction')
  for (const path of site.staticFiles)
    if (!existsSync(join(root, 'static', path)))
      put(join(root, 'static', path), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const wide = await draw(1600, 1000)
  const data = join(root, 'data')
  for (const [path, content] of Object.entries(site.files)) put(join(data, path), fileText(content))
  for (const [path, facts] of site.pictures) {
    const { width, height, hasLocation } = 'width' in facts ? facts : { width: 1600, height: 1000 }
    const taken = hasLocation && (await takePhoto(width, height, path))
    put(join(data, path), taken || (width < 1600 ? await draw(width, height) : wide))
  }
  return root
}

/** The variables that Netlify sets for a build. NETLIFY_LOCAL keeps its cache in the folder. */
const netlify = {
  NETLIFY: 'true',
  NETLIFY_LOCAL: 'true',
  CI: 'true',
  CONTEXT: 'production',
  BRANCH: 'main',
  HEAD: 'main',
  URL: 'https://agency.example',
  DEPLOY_URL: 'https://0123456789abcdef--agency.netlify.app',
  DEPLOY_PRIME_URL: 'https://main--agency.netlify.app',
}

/** Writes a file, and the folders that it is in. */
export function put(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** Runs `gatsby build` in a folder as Netlify does for production; returns what it has printed. */
export async function buildSite(root: string): Promise<string> {
  const { JEST_WORKER_ID: _worker, NODE_ENV: _env, ...env } = process.env
  const build = spawn(process.execPath, [gatsby, 'build'], {
    cwd: root,
    env: { ...env, ...netlify, GATSBY_TELEMETRY_DISABLED: '1' },
  })
  const closed = once(build, 'close')
  const output = (await Promise.all([text(build.stdout), text(build.stderr)])).join('')
  await closed
  if (build.exitCode !== 0) throw new Error(output)
  return output
}
