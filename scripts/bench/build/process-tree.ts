import { readdirSync, readFileSync } from 'node:fs'

/** What the system knows of a process; read from /proc, so on Linux only. */
interface Process {
  pid: number
  parent: number
  /** Resident memory in bytes. Pages that processes share count for each of them. */
  memory: number
}

/** The fields of a /proc/<pid>/stat file after the command's name, which may itself hold spaces. */
const fieldsOf = (stat: string): number[] =>
  stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)

const pageSize = 4096
const ticksPerSecond = 100

function readProcess(pid: number): Process[] {
  try {
    const fields = fieldsOf(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    return [{ pid, parent: fields[1] ?? 0, memory: (fields[21] ?? 0) * pageSize }]
  } catch {
    // It has ended since its folder was listed.
    return []
  }
}

/** The memory that a process and all below it hold now, in bytes; undefined where it cannot be told. */
export function memoryOfTree(root: number): number | undefined {
  if (process.platform !== 'linux') return undefined
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .flatMap(readProcess)
  const tree = new Set([root])
  // A child may be listed before its parent where numbers have started over.
  for (let before = 0; before < tree.size;) {
    before = tree.size
    for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid)
  }
  return all.reduce((sum, { pid, memory }) => sum + (tree.has(pid) ? memory : 0), 0)
}

/** CPU seconds of all ended children of this process and their own; undefined where it cannot be told. */
export function cpuOfChildren(): number | undefined {
  if (process.platform !== 'linux') return undefined
  const fields = fieldsOf(readFileSync('/proc/self/stat', 'utf8'))
  return ((fields[13] ?? 0) + (fields[14] ?? 0)) / ticksPerSecond
}
