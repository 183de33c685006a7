/** The median of some values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN
  return sorted.length % 2 ? upper : ((sorted[sorted.length / 2 - 1] ?? NaN) + upper) / 2
}

/** The median of each measure. */
export function medians<Measures extends object>(runs: readonly Measures[]): Measures {
  const [first] = runs
  if (!first) throw new Error('There are no runs.')
  const names = Object.keys(first) as (keyof Measures)[]
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => Number(run[name])))]),
  ) as Measures
}
