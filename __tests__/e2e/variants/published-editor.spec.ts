import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { publishEditor } from '../../../scripts/edit/publish'
import { set } from '../../fixtures/changes'
import { fixtureSite } from '../../fixtures/content'
import { linkEditorPackages } from '../support/editor'
import { expect, test } from '../support/test'

/** A small site whose content is edited at its own address, in a repository on GitHub. */

test.skip(({ browserName }) => browserName !== 'chromium', 'This tests Decap, not the browser')

const api = 'https://api.github.com'
const settings = { backend: 'github', repo: 'agency/website', branch: 'main' }

const editedSite = fixtureSite()
set('site.json', '/editor', settings)(editedSite)
test.use({
  variant: {
    site: editedSite,
    prepare: (root) => {
      linkEditorPackages(root)
      return publishEditor(root)
    },
  },
})

/** Answers as GitHub does for the files of the site. */
async function answerAsGitHub(page: Page, root: string): Promise<void> {
  await page.route(`${api}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const tree = /\/git\/trees\/main:(.+)$/.exec(decodeURIComponent(pathname))?.[1]
    const blob = /\/git\/blobs\/(.+)$/.exec(decodeURIComponent(pathname))?.[1]
    const answer = (): unknown => {
      if (pathname === '/user') return { login: 'jo', name: 'Jo' }
      if (pathname.startsWith('/search/')) return { items: [] }
      if (tree)
        return {
          tree: readdirSync(join(root, tree), { withFileTypes: true }).map((each) => ({
            path: each.name,
            type: each.isFile() ? 'blob' : 'tree',
            sha: `${tree}/${each.name}`,
            size: 1,
          })),
        }
      if (blob) {
        const content = readFileSync(join(root, blob), 'base64')
        return { content, encoding: 'base64', sha: blob }
      }
      if (pathname === `/repos/${settings.repo}`)
        return { owner: { login: 'agency' }, permissions: { push: true } }
      return []
    }
    await route.fulfill({ json: answer(), headers: { 'access-control-allow-origin': '*' } })
  })
}

test('asks to sign in, and loads nothing from other sites', async ({ page }) => {
  const response = await page.goto('/admin/')
  expect(response?.headers()['x-robots-tag']).toBe('noindex')
  await expect(page.getByRole('button', { name: 'Login with GitHub' })).toBeVisible()
})

test('other pages keep their headers', async ({ request }) => {
  const headers = (await request.get('/')).headers()
  expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|github/)
  expect(headers).not.toHaveProperty('x-robots-tag')
})

test('lists the content of the repository', async ({ page, site }) => {
  await answerAsGitHub(page, site.root)
  await page.addInitScript(() => {
    const user = { token: 'token', backendName: 'content', login: 'jo', name: 'Jo' }
    localStorage.setItem('decap-cms-user', JSON.stringify(user))
  })
  await page.goto('/admin/#/collections/people')
  await expect(page.getByText('Jo Doe')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Workflow' })).toBeVisible()
})
