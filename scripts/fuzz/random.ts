/** Chance that a seed repeats. */
export interface Random {
  /** A whole number from 0 up to, but not including, the limit. */
  below: (limit: number) => number
  /** One of a list that is not empty. */
  pick: <T>(list: readonly T[]) => T
}

/** Mulberry32: small, fast, and even enough to choose what to damage. */
export function randomOf(seed: number): Random {
  let state = seed | 0
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(fraction() * limit)
  const pick = <T>(list: readonly T[]): T => {
    if (!list.length) throw new Error('there is nothing to pick from')
    return list[below(list.length)] as T
  }
  return { below, pick }
}
