import type { MarketName } from './marketNames.ts'

/** A limit that players can set: on their deposits, on their losses, or on the time they play. */
export type LimitKind = 'DEPOSIT' | 'LOSS' | 'TIME'
/** The period of a limit, in the merchant's time zone. A week begins on Monday. */
export type LimitPeriod = 'DAY' | 'WEEK' | 'MONTH'

/** An organisation that helps people with gambling problems, with the link that a player follows. */
export interface HelpService {
  readonly name: string
  /** An `https:` URL, or `tel:` followed by digits only. */
  readonly url: string
  /** True for a crisis line, which helps everybody in distress and the people near them, not only players. */
  readonly crisis?: true
}

/**
 * The responsible-gaming rules of a market. They are examples, not the law of the country.
 */
export interface MarketPack {
  /** The currency of every account in this market. Absent if the market allows several currencies. */
  readonly currency?: string
  /** True if the site always shows the time since sign-in. */
  readonly hasSessionClock: boolean
  /** The minutes between two reality checks in a session. A reality check shows players what they have played. */
  readonly realityCheckMinutes: number
  readonly limits: Readonly<Record<LimitKind, readonly LimitPeriod[]>>
  /** Hours until a raised or removed limit takes effect. A lowered limit takes effect immediately. */
  readonly raiseDelayHours: number
  readonly pauseHours: readonly number[]
  readonly exclusionMonths: readonly number[]
  readonly help: readonly HelpService[]
}

const everyPeriod: readonly LimitPeriod[] = ['DAY', 'WEEK', 'MONTH']
const commonDelays = { raiseDelayHours: 24, pauseHours: [24, 168, 720], exclusionMonths: [6, 12, 60] } as const

/**
 * The responsible-gaming rules of each market. The site shows them, and the sandbox enforces them in every API call.
 */
export const MARKET_PACKS: Readonly<Record<MarketName, MarketPack>> = {
  BR: {
    currency: 'BRL',
    hasSessionClock: false,
    realityCheckMinutes: 60,
    limits: { DEPOSIT: everyPeriod, LOSS: everyPeriod, TIME: everyPeriod },
    ...commonDelays,
    help: [
      { name: 'Jogadores Anônimos do Brasil', url: 'https://jogadoresanonimos.com.br' },
      { name: 'CVV 188', url: 'tel:188', crisis: true },
    ],
  },
  MT: {
    hasSessionClock: true,
    realityCheckMinutes: 60,
    limits: { DEPOSIT: everyPeriod, LOSS: everyPeriod, TIME: ['DAY'] },
    ...commonDelays,
    help: [
      { name: 'Responsible Gaming Foundation', url: 'https://www.rgf.org.mt' },
      { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' },
    ],
  },
  UK: {
    hasSessionClock: true,
    realityCheckMinutes: 30,
    limits: { DEPOSIT: everyPeriod, LOSS: everyPeriod, TIME: ['DAY', 'WEEK'] },
    ...commonDelays,
    help: [
      { name: 'GamCare', url: 'https://www.gamcare.org.uk' },
      { name: 'National Gambling Helpline 0808 8020 133', url: 'tel:08088020133' },
      { name: 'Samaritans 116 123', url: 'tel:116123', crisis: true },
    ],
  },
}
