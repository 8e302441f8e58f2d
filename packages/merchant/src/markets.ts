import type { Market } from './marketNames.ts'

/** What a player can bound: money that comes in, what is lost, and time of play. */
export type LimitKind = 'DEPOSIT' | 'LOSS' | 'TIME'
/** Days, weeks from Monday and months of the merchant's calendar. */
export type LimitPeriod = 'DAY' | 'WEEK' | 'MONTH'

/** Who helps, as a player reaches them. */
export interface HelpPoint {
  readonly name: string
  /** `https:`, or `tel:` with digits alone. */
  readonly url: string
  /** Speaks to whoever is near somebody in distress, not to players alone. */
  readonly crisis?: true
}

/** What a market switches on. Demonstrations of what such rules ask for, not what a law says. */
export interface MarketPack {
  /** The currency that accounts of this market have, where it has one alone. */
  readonly currency?: string
  /** Whether time since the sign-in is always in sight. */
  readonly clock: boolean
  /** Minutes of a session between two looks at what was played. */
  readonly realityCheckMinutes: number
  readonly limits: Readonly<Record<LimitKind, readonly LimitPeriod[]>>
  /** Until a limit that was raised or taken away counts; a lower one counts at once. */
  readonly raiseDelayHours: number
  readonly pauseHours: readonly number[]
  readonly exclusionMonths: readonly number[]
  readonly help: readonly HelpPoint[]
}

const everyPeriod: readonly LimitPeriod[] = ['DAY', 'WEEK', 'MONTH']
const lengths = { raiseDelayHours: 24, pauseHours: [24, 168, 720], exclusionMonths: [6, 12, 60] } as const

/** The one table of what each market switches. The site shows by it, the sandbox holds every call against it. */
export const markets: Readonly<Record<Market, MarketPack>> = {
  BR: {
    currency: 'BRL',
    clock: false,
    realityCheckMinutes: 60,
    limits: { DEPOSIT: everyPeriod, LOSS: everyPeriod, TIME: everyPeriod },
    ...lengths,
    help: [
      { name: 'Jogadores Anônimos do Brasil', url: 'https://jogadoresanonimos.com.br' },
      { name: 'CVV 188', url: 'tel:188', crisis: true },
    ],
  },
  MT: {
    clock: true,
    realityCheckMinutes: 60,
    limits: { DEPOSIT: everyPeriod, LOSS: everyPeriod, TIME: ['DAY'] },
    ...lengths,
    help: [
      { name: 'Responsible Gaming Foundation', url: 'https://www.rgf.org.mt' },
      { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' },
    ],
  },
  UK: {
    clock: true,
    realityCheckMinutes: 30,
    limits: { DEPOSIT: everyPeriod, LOSS: everyPeriod, TIME: ['DAY', 'WEEK'] },
    ...lengths,
    help: [
      { name: 'GamCare', url: 'https://www.gamcare.org.uk' },
      { name: 'National Gambling Helpline 0808 8020 133', url: 'tel:08088020133' },
      { name: 'Samaritans 116 123', url: 'tel:116123', crisis: true },
    ],
  },
}
