import { createHash } from 'node:crypto'

/** A pseudo-random generator: it returns the same numbers for the same seed on every machine. */
export interface RandomGenerator {
  /** Returns an integer from 0 to `below - 1`. */
  readonly integer: (below: number) => number
  /** Returns a random element of a list. @throws If the list is empty. */
  readonly element: <T>(of: readonly T[]) => T
}

/** Creates a generator from a seed. */
export function createRandomGenerator(seed: string): RandomGenerator {
  let count = 0
  const number = (below: number) => createHash('sha256').update(`${seed} ${count++}`).digest().readUInt32BE() % below
  return {
    integer: number,
    element: (of) => {
      if (of.length === 0) throw new Error('Cannot choose from an empty list.')
      return of[number(of.length)] as (typeof of)[number]
    },
  }
}
