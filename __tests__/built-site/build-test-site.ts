import setTimeZone from '../mocks/time-zone'
import { buildTestSites } from '../support/test-site'

/** Prepares the run: all tests of built sites read the test site. */
export default async function prepare(): Promise<void> {
  setTimeZone()
  await buildTestSites()
}
