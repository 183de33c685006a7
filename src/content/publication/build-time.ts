/**
 * The time by which a build decides what is published: now, or that of the environment variable BUILD_TIME,
 * for example "2027-03-03T09:00:00Z", which shows a site as it will be.
 * @throws if BUILD_TIME is not a time
 */
export function buildTime(env: Readonly<Record<string, string | undefined>> = process.env): Date {
  const time = env.BUILD_TIME ? new Date(env.BUILD_TIME) : new Date()
  if (Number.isNaN(time.getTime()))
    throw new Error(`BUILD_TIME is "${env.BUILD_TIME}": write it as "2027-03-03T09:00:00Z"`)
  return time
}
