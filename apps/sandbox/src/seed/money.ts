import levelList from './data/levels.json' with { type: 'json' }
import methodList from './data/methods.json' with { type: 'json' }
import type { Language } from '../domain/language.ts'

export type MethodKind = 'PIX' | 'BANK' | 'REDIRECT'

/** A way to pay in. Amounts are minor units. */
export interface SeedMethod {
  readonly code: string
  readonly kind: MethodKind
  readonly name: Readonly<Record<Language, string>>
  readonly note: Readonly<Record<Language, string>>
  /** Only where the house counts in this currency. */
  readonly currency?: string
  readonly recommended?: true
  readonly min: number
  readonly max: number
  readonly chips: readonly number[]
  readonly fee: number
  readonly feeBasisPoints: number
  readonly expiryMinutes: number
}

/** The ways to pay in, in the order in which they are offered. */
export const methods = methodList as readonly SeedMethod[]

/** So many deposits of a member may wait for their payment. */
export const mostPendingDeposits = 5

/** Limits of withdrawals, in minor units. */
export const withdrawalLimits = {
  min: 2_000,
  max: 5_000_000,
  chips: [2_000, 5_000, 10_000, 50_000, 100_000],
  fee: 250,
  feeBasisPoints: 50,
  mostPending: 3,
  mostAccounts: 5,
  documentsAbove: 200_000,
} as const

/** Limits of transfers to the upline, in minor units. */
export const transferLimits = {
  min: 1_000,
  max: 500_000,
  timesADay: 5,
  perDay: 1_000_000,
  chips: [1_000, 5_000, 10_000, 50_000],
} as const

/** Banks that money can go to. */
export { default as banks } from './data/banks.json' with { type: 'json' }

/** A VIP level: what it takes, in minor units staked, and what it gives. */
export interface SeedLevel {
  readonly name: string | null
  readonly stakes: number
  readonly withdrawalsADay: number
  readonly freeWithdrawalsADay: number
  readonly withdrawalPerDay: number
  /** Ten-thousandths of the stakes. */
  readonly rebateBasisPoints: number
  readonly levelUpBonus: number
  readonly birthdayBonus: number
}

/** The levels, the lowest first: the first is that of a member without one. */
export const levels: readonly SeedLevel[] = levelList

/** The level of a member by its label. */
export const levelOf = (vip: string | null): SeedLevel =>
  levels.find(({ name }) => name === vip) ?? (levels[0] as SeedLevel)
