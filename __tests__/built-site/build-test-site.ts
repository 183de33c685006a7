import prepareRun from '../mocks/prepare'
import { buildTestSites } from '../support/test-site'

/** Prepares the run: all tests of built sites read the test site. */
export default async function prepare(): Promise<void> {
  prepareRun()
  await buildTestSites()
}
