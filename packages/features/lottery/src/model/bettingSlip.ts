/** A chosen bet that has not been placed yet. */
export interface BetPick {
  readonly playCode: string
  readonly playName: string
  readonly selection: string
  readonly selectionName: string
  readonly odds: number
}

const isSameBet = (one: BetPick, other: BetPick) => one.playCode === other.playCode && one.selection === other.selection

export const isBetPicked = (picks: readonly BetPick[], pick: BetPick): boolean =>
  picks.some((other) => isSameBet(pick, other))

/** Adds a bet to the slip, or removes the bet if the slip already contains it. Adds nothing to a full slip. */
export function toggleBetInSlip(picks: readonly BetPick[], pick: BetPick, most: number): readonly BetPick[] {
  const rest = picks.filter((other) => !isSameBet(pick, other))
  return rest.length < picks.length || picks.length >= most ? rest : [...picks, pick]
}

/** The stakes that the slip can offer, in minor units. */
const offeredStakesMinor = [100, 200, 500, 1000, 2000, 5000, 10_000]

/** Returns the stakes that the slip offers: those within the limits of every bet. */
export const listOfferedStakesMinor = (
  limits: readonly { readonly minStakeMinor: number; readonly maxStakeMinor: number }[],
): number[] =>
  offeredStakesMinor.filter((stake) =>
    limits.every((each) => stake >= each.minStakeMinor && stake <= each.maxStakeMinor),
  )

/**
 * Returns random digits for a bet on digits, for players who press "lucky number".
 * @param count - the number of digits
 * @param bytes - random bytes, more than `count`, because the function skips bytes of 250 and more. Those bytes would
 *   make some digits more likely.
 */
export function generateLuckyDigits(count: number, bytes: Uint8Array): string {
  return [...bytes]
    .filter((byte) => byte < 250)
    .slice(0, count)
    .map((byte) => byte % 10)
    .join('')
}
