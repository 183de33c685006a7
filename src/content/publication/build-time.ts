/**
 * The time at which a build determines what is published: now, or the value of the environment
 * variable BUILD_TIME, for example "2027-03-03T09:00:00Z", which previews the site at that time.
 * @throws if BUILD_TIME is not a time
 */
export function buildTime(env: Readonly<Record<string, string | undefined>> = process.env): Date {
  const time = env.BUILD_TIME ? new Date(env.BUILD_TIME) : new Date()
  if (Number.isNaN(time.getTime()))
    throw new Error(`BUILD_TIME is "${env.BUILD_TIME}": write it as "2027-03-03T09:00:00Z"`)
  return time
}
