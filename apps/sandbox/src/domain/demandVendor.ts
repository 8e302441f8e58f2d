import { Refused } from './refused.ts'

/** Refuses what belongs to a vendor under maintenance. @param resting - vendors under maintenance @throws Refused `game.vendor.maintenance` */
export function demandVendor(vassalage: string | undefined, resting: readonly string[] = []): void {
  if (vassalage !== undefined && resting.includes(vassalage)) throw new Refused('game.vendor.maintenance')
}
