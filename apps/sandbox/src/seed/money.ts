import levelList from './data/levels.json' with { type: 'json' }
import methodList from './data/methods.json' with { type: 'json' }
import type { Language } from '../domain/language.ts'

export type DepositMethodKind = 'PIX' | 'BANK' | 'REDIRECT'

/** A deposit method. Amounts are minor units. */
export interface SeedDepositMethod {
  readonly code: string
  readonly kind: DepositMethodKind
  readonly name: Readonly<Record<Language, string>>
  readonly note: Readonly<Record<Language, string>>
  /** The only currency (ISO 4217) with which the deposit method is offered; undefined for all currencies. */
  readonly currency?: string
  readonly recommended?: true
  readonly min: number
  readonly max: number
  readonly chips: readonly number[]
  readonly fee: number
  readonly feeBasisPoints: number
  readonly expiryMinutes: number
}

/** The deposit methods, in the order in which they are offered. */
export const seedDepositMethods = methodList as readonly SeedDepositMethod[]

/** The number of unpaid deposits that a member can have at a time. */
export const MAX_PENDING_DEPOSITS = 5

/** Limits of withdrawals. Amounts are minor units. */
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

/** Limits of transfers to the upline. Amounts are minor units. */
export const uplineTransferLimits = {
  min: 1_000,
  max: 500_000,
  timesADay: 5,
  perDay: 1_000_000,
  chips: [1_000, 5_000, 10_000, 50_000],
} as const

/** The banks of payout accounts. */
export { default as banks } from './data/banks.json' with { type: 'json' }

/** A VIP level: `stakes` is the amount that reaches it; the other fields are its benefits. Amounts are minor units. */
export interface SeedVipLevel {
  readonly name: string | null
  readonly stakes: number
  readonly withdrawalsADay: number
  readonly freeWithdrawalsADay: number
  readonly withdrawalPerDay: number
  /** The rebate, in ten-thousandths of the stakes. */
  readonly rebateBasisPoints: number
  readonly levelUpBonus: number
  readonly birthdayBonus: number
}

/** The VIP levels, the lowest first. The first item is for members without a level. */
export const allVipLevels: readonly SeedVipLevel[] = levelList

/** Returns the VIP level with the given name, or the first item of `allVipLevels` for a member without a level. */
export const getVipLevel = (vip: string | null): SeedVipLevel =>
  allVipLevels.find(({ name }) => name === vip) ?? (allVipLevels[0] as SeedVipLevel)
