/** A bet that is chosen and not placed yet. */
export interface Pick {
  readonly playCode: string
  readonly playName: string
  readonly selection: string
  readonly selectionName: string
  readonly odds: number
}

const same = (one: Pick, other: Pick) => one.playCode === other.playCode && one.selection === other.selection

export const isPicked = (picks: readonly Pick[], pick: Pick): boolean => picks.some((other) => same(pick, other))

/** Adds a bet, or takes it out again; a full slip takes no more. */
export function togglePick(picks: readonly Pick[], pick: Pick, most: number): readonly Pick[] {
  const rest = picks.filter((other) => !same(pick, other))
  return rest.length < picks.length || picks.length >= most ? rest : [...picks, pick]
}

/** Stakes that are offered, in minor units. */
const stakes = [100, 200, 500, 1000, 2000, 5000, 10_000]

/** Those that every one of these bets takes. */
export const stakesFor = (
  limits: readonly { readonly minStakeMinor: number; readonly maxStakeMinor: number }[],
): number[] =>
  stakes.filter((stake) => limits.every((each) => stake >= each.minStakeMinor && stake <= each.maxStakeMinor))

/** So many random digits. @param bytes Random bytes, one a digit at least; those that would make some digits likelier are passed over. */
export function luckyDigits(count: number, bytes: Uint8Array): string {
  return [...bytes]
    .filter((byte) => byte < 250)
    .slice(0, count)
    .map((byte) => byte % 10)
    .join('')
}
