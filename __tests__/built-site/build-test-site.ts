import prepareRun from '../mocks/prepare'
import { buildRightToLeftSite, buildTestSite } from '../support/test-site'
import { hasRightToLeftSite } from './sites'

/** Prepares the run: all tests of built sites read the test site. */
export default async function prepare(): Promise<void> {
  prepareRun()
  await buildTestSite()
  if (hasRightToLeftSite) await buildRightToLeftSite()
}
