import { formatData } from '../../../plugins/content/commands/format-data'
import { fixtureSite } from '../../fixtures/content'
import type { Variant } from './own-site'

/**
 * A small site with the development server and the editor, as `npm run edit` starts them. The tests
 * of both share it, because starting it takes half a minute.
 */
export const editedSite: Variant = {
  site: fixtureSite(),
  prepare: async (root) => {
    await formatData(['--write'], root)
  },
  server: ['--import', 'tsx', 'plugins/editor/commands/edit.mts'],
}
