/** Ends the command in a folder in which Gatsby cannot build. */

// Gatsby takes these signs for patterns, and fails with a message about something else.
const [sign] = /[()[\]{}#!?*]/.exec(process.cwd()) ?? []
if (sign !== undefined) {
  console.error(`Gatsby cannot build in ${process.cwd()}: rename the folder, without "${sign}".`)
  process.exit(1)
}
