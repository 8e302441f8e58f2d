import { createHash } from 'node:crypto'

/** Numbers that only seem to be random: the same ones for the same seed, on every machine. */
export interface Random {
  /** A whole number from 0 to `below`, without `below`. */
  readonly number: (below: number) => number
  /** One of them. @throws when there is none */
  readonly one: <T>(of: readonly T[]) => T
}

/** Begins anew with each seed, a text. */
export function createRandom(seed: string): Random {
  let drawn = 0
  const number = (below: number) => createHash('sha256').update(`${seed} ${drawn++}`).digest().readUInt32BE() % below
  return {
    number,
    one: (of) => {
      if (of.length === 0) throw new Error('One of nothing cannot be drawn.')
      return of[number(of.length)] as (typeof of)[number]
    },
  }
}
