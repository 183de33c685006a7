import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeHostFiles } from '../../../plugins/hosts/write-host-files'
import { homePath } from '../../../plugins/content/core/paths'
import { shippedPaths as paths } from '../../../plugins/content/core/paths'
import { expect, test, waitForHydration } from '../support/test'

/** Serves the built site with nginx, by the recipe of docs/hosting.md. */

const isInstalled = spawnSync('nginx', ['-v']).status === 0

/** The server block of the recipe, for nginx's folder of sites. */
const [, recipe = ''] = /```nginx\n([^`]*)```/.exec(readFileSync('docs/hosting.md', 'utf8')) ?? []

// The workers of a server that root starts run as another user, who may not be allowed to read the
// folder.
const user = process.getuid?.() === 0 ? 'user root;' : ''

/** The configuration around the sites as in Debian's package, with all paths in one folder. */
const configuration = (folder: string, site: string): string => `
  ${user}
  daemon off;
  pid nginx.pid;
  error_log stderr crit;
  events {}
  http {
    access_log off;
    types {
      text/html html; text/css css; application/javascript js; application/json json;
      image/svg+xml svg; image/png png; image/webp webp; font/woff2 woff2; text/xml xml;
      text/plain txt; image/x-icon ico;
    }
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n')}
    ${site}
  }
`

let folder = ''
let server: ChildProcess | undefined
/** After the ports of the two sites. */
const port = Number(process.env.PREVIEW_PORT ?? 9100) + 3
const origin = `http://localhost:${port}`

test.use({ baseURL: origin })

test.beforeAll(async () => {
  test.skip(!isInstalled, 'nginx is not installed (apt-get install nginx)')
  folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  writeHostFiles('nginx', process.cwd(), folder)
  const site = recipe
    .replaceAll('/var/www/your-agency', join(folder, 'dist/nginx'))
    .replace('listen 80;', `listen ${port};`)
    .replace('www.your-agency.com', 'localhost')
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, site))
  server = spawn('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], { stdio: 'inherit' })
  await expect(async () => expect((await fetch(origin)).status).toBe(200)).toPass()
})

test.afterAll(() => {
  server?.kill()
  if (folder) rmSync(folder, { recursive: true })
})

test('nginx answers every address as Netlify does', () => {
  const args = ['--import', 'tsx', 'scripts/deploy/verify-deploy.mts', origin, '--host', 'nginx']
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(stdout).toMatch(/\d+ addresses answer as expected/)
})

test('the types of files are right, and what is missing is not found', async () => {
  const typeOf = async (path: string) =>
    (await fetch(origin + path)).headers.get('content-type')?.split(';')[0]
  expect(await typeOf('/site.webmanifest')).toBe('application/manifest+json')
  for (const path of ['/static/', '/static/nothing.avif', '/page-data/', '/case-studies/a/b']) {
    const { status, headers } = await fetch(origin + path)
    expect.soft(status, path).toBe(404)
    expect.soft(headers.get('cache-control'), path).toContain('must-revalidate')
  }
})

test('a page works under the headers that nginx sends', async ({ page }) => {
  await page.goto(paths.contact.replace(/\/$/, ''))
  await expect(page).toHaveURL(paths.contact)
  await waitForHydration(page)
  await page.locator(`header a[href="${homePath}"]`).first().click()
  await expect(page).toHaveURL(homePath)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
