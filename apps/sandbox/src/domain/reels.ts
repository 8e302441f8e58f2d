import { createHmac } from 'node:crypto'

/** The outcome of a slot round: three symbols, from 0 (the rarest) to 6, and the payout divided by the stake. */
export interface ReelOutcome {
  readonly reels: readonly [number, number, number]
  readonly multiplier: number
}

/** The number of stops for each of the seven symbols. The reel has 32 stops. */
const STOPS = [2, 3, 4, 5, 6, 6, 6] as const
/** The payout multipliers for three equal symbols, listed by symbol. */
const THREE_EQUAL = [250, 80, 30, 16, 10, 8, 8] as const
/** The payout multipliers if only the first two symbols are equal, listed by symbol. */
const TWO_EQUAL = [12, 8, 6, 4, 4, 3, 2] as const

const reel = STOPS.flatMap((count, symbol) => Array<number>(count).fill(symbol))

/** Returns the payout of three symbols divided by the stake; 0 if they win nothing. */
export function getReelMultiplier([a, b, c]: ReelOutcome['reels']): number {
  if (a !== b) return 0
  return (a === c ? THREE_EQUAL[a] : TWO_EQUAL[a]) ?? 0
}

/** Returns the exact RTP: the share of the stakes that the reels pay back on average. */
export function computeReelReturnToPlayer(): number {
  let paid = 0
  for (const a of reel) for (const b of reel) for (const c of reel) paid += getReelMultiplier([a, b, c])
  return paid / reel.length ** 3
}

/** Returns the outcome of one slot round. The same seed and round number always give the same outcome. */
export function spinReels(seed: string, round: number): ReelOutcome {
  const bytes = createHmac('sha256', seed).update(String(round)).digest()
  const stop = (index: number): number => reel[bytes.readUInt8(index) % reel.length] ?? 0
  const reels = [stop(0), stop(1), stop(2)] as const
  return { reels, multiplier: getReelMultiplier(reels) }
}
