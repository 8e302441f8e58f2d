import { createHmac } from 'node:crypto'

/** What a round showed: three symbols, 0 (rarest) to 6, and how often the stake is paid. */
export interface Outcome {
  readonly reels: readonly [number, number, number]
  readonly multiplier: number
}

/** How many of a reel's 32 stops show each symbol. */
const stops = [2, 3, 4, 5, 6, 6, 6] as const
const ofThree = [250, 80, 30, 16, 10, 8, 8] as const
/** The first two alike. */
const ofTwo = [12, 8, 6, 4, 4, 3, 2] as const

const reel = stops.flatMap((count, symbol) => Array<number>(count).fill(symbol))

/** The multiplier of three symbols. */
export function multiplierOf([a, b, c]: Outcome['reels']): number {
  if (a !== b) return 0
  return (a === c ? ofThree[a] : ofTwo[a]) ?? 0
}

/** The exact share of the stakes that the reels pay back in the long run. */
export function returnToPlayer(): number {
  let paid = 0
  for (const a of reel) for (const b of reel) for (const c of reel) paid += multiplierOf([a, b, c])
  return paid / reel.length ** 3
}

/** The outcome of one round: the same seed and number always give the same. */
export function spin(seed: string, round: number): Outcome {
  const bytes = createHmac('sha256', seed).update(String(round)).digest()
  const stop = (index: number): number => reel[bytes.readUInt8(index) % reel.length] ?? 0
  const reels = [stop(0), stop(1), stop(2)] as const
  return { reels, multiplier: multiplierOf(reels) }
}
