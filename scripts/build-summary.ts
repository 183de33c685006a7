import { statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../plugins/content/node'
import type { DeployContext } from './deploy-context'

const isPicture = (file: string): boolean => /\.(?:avif|webp|png|jpe?g|svg|ico)$/.test(file)

/** Whether search engines may list the pages of a build, and if not, why, and how to change it. */
export const indexingLine = (deploy: DeployContext | undefined): string =>
  deploy === undefined || deploy.context === 'production'
    ? 'Search engines may list these pages.'
    : `Search engines will not list these pages: ${deploy.reason}. ` +
      'For the published site, build with CONTEXT=production.'

/**
 * The lines at the end of a build: what was built, and whether search engines may list it.
 * @param folder the built site: public/
 */
export function buildSummary(folder: string, deploy: DeployContext | undefined): string[] {
  const files = listFiles(folder)
  const pages = files.filter((file) => /(?:^|\/)index\.html$/.test(file))
  const pictures = files.filter(isPicture)
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  return [
    `${pages.length} pages, ${pictures.length} pictures, ${(bytes / 1_000_000).toFixed(1)} MB`,
    indexingLine(deploy),
  ]
}
