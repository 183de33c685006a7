import { paths } from '../support/pages'
import { test } from '../support/test'
import { checkFocus } from '../support/visible-focus'

/** variants/visible-focus.spec.ts has all kinds of pages. */

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 800 } })

test('the focus is always visible on the page of services, and never covered', ({ page }) =>
  checkFocus(page, paths.services))
