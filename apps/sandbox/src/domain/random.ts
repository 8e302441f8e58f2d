/** A seeded random number generator. The same seed returns the same numbers on every machine. */
export interface SeededRandom {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number
  /** Returns a number from `low` (inclusive) to `high` (exclusive). */
  between(low: number, high: number): number
  /** Returns an integer from `low` to `high`, both inclusive. */
  whole(low: number, high: number): number
  /** Returns a random item of a list. @throws Error if the list is empty */
  pick<T>(list: readonly T[]): T
}

/** Returns a 32-bit hash of a text (FNV-1a, then a mixing step). */
export function hashTextTo32Bits(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Creates a random number generator from a seed text (mulberry32). */
export function createSeededRandom(seed: string): SeededRandom {
  let state = hashTextTo32Bits(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number): number => low + next() * (high - low)
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(next() * list.length)]
    if (one === undefined) throw new Error('Nothing to pick from: the list is empty. Pass at least one entry.')
    return one
  }
  return { next, between, whole, pick }
}
