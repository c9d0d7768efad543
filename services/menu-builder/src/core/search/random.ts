/** A source of numbers in [0, 1) that repeats exactly for the same seed, on every machine. */
export type Random = () => number

/** Mulberry32: 32 bits of state, even enough for a search, and fast. The seed is any whole number. */
export function createRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A seed of its own for each day and restart, so that they don't walk the same path. */
export function mixSeed(...parts: readonly number[]): number {
  return parts.reduce((hash, part) => Math.imul(hash ^ part, 0x01000193) ^ (hash >>> 13), 0x811c9dc5)
}
