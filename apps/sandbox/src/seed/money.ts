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
export const methods: readonly SeedMethod[] = [
  {
    code: 'PIX',
    kind: 'PIX',
    name: { EN: 'Pix', PT: 'Pix' },
    note: { EN: 'In your balance within seconds, at any hour.', PT: 'No seu saldo em segundos, a qualquer hora.' },
    currency: 'BRL',
    recommended: true,
    min: 2_000,
    max: 5_000_000,
    chips: [2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
    fee: 0,
    feeBasisPoints: 0,
    expiryMinutes: 15,
  },
  {
    code: 'CARD',
    kind: 'REDIRECT',
    name: { EN: 'Credit card', PT: 'Cartão de crédito' },
    note: { EN: 'You pay on the page of the card provider.', PT: 'Você paga na página da operadora do cartão.' },
    min: 3_000,
    max: 500_000,
    chips: [3_000, 5_000, 10_000, 20_000, 50_000],
    fee: 0,
    feeBasisPoints: 250,
    expiryMinutes: 20,
  },
  {
    code: 'BANK',
    kind: 'BANK',
    name: { EN: 'Bank transfer', PT: 'Transferência bancária' },
    note: { EN: 'Counted once it arrives, on working days.', PT: 'Contada quando chega, em dias úteis.' },
    min: 10_000,
    max: 20_000_000,
    chips: [10_000, 50_000, 100_000, 500_000, 1_000_000],
    fee: 0,
    feeBasisPoints: 0,
    expiryMinutes: 1_440,
  },
]

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
export const banks = [
  { code: '001', name: 'Banco do Brasil' },
  { code: '033', name: 'Santander' },
  { code: '077', name: 'Inter' },
  { code: '104', name: 'Caixa Econômica Federal' },
  { code: '237', name: 'Bradesco' },
  { code: '260', name: 'Nubank' },
  { code: '336', name: 'C6 Bank' },
  { code: '341', name: 'Itaú' },
] as const

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
export const levels: readonly SeedLevel[] = [
  {
    name: null,
    stakes: 0,
    withdrawalsADay: 3,
    freeWithdrawalsADay: 1,
    withdrawalPerDay: 500_000,
    rebateBasisPoints: 20,
    levelUpBonus: 0,
    birthdayBonus: 500,
  },
  {
    name: 'VIP 1',
    stakes: 100_000,
    withdrawalsADay: 5,
    freeWithdrawalsADay: 1,
    withdrawalPerDay: 1_000_000,
    rebateBasisPoints: 30,
    levelUpBonus: 1_000,
    birthdayBonus: 1_000,
  },
  {
    name: 'VIP 2',
    stakes: 500_000,
    withdrawalsADay: 6,
    freeWithdrawalsADay: 2,
    withdrawalPerDay: 2_000_000,
    rebateBasisPoints: 40,
    levelUpBonus: 2_500,
    birthdayBonus: 2_500,
  },
  {
    name: 'VIP 3',
    stakes: 2_000_000,
    withdrawalsADay: 8,
    freeWithdrawalsADay: 3,
    withdrawalPerDay: 5_000_000,
    rebateBasisPoints: 50,
    levelUpBonus: 8_000,
    birthdayBonus: 6_000,
  },
  {
    name: 'VIP 4',
    stakes: 10_000_000,
    withdrawalsADay: 10,
    freeWithdrawalsADay: 5,
    withdrawalPerDay: 10_000_000,
    rebateBasisPoints: 65,
    levelUpBonus: 30_000,
    birthdayBonus: 15_000,
  },
  {
    name: 'VIP 5',
    stakes: 50_000_000,
    withdrawalsADay: 20,
    freeWithdrawalsADay: 20,
    withdrawalPerDay: 20_000_000,
    rebateBasisPoints: 80,
    levelUpBonus: 120_000,
    birthdayBonus: 50_000,
  },
]

/** The level of a member by its label. */
export const levelOf = (vip: string | null): SeedLevel =>
  levels.find(({ name }) => name === vip) ?? (levels[0] as SeedLevel)
