import { markets, type LimitKind, type LimitPeriod } from '@lobby/merchant/markets'
import { compilePattern, registrationMethods, rulesOf, type Rule } from '@lobby/platform/validation'
import { failuresBeforeCaptcha } from '../domain/attempts.ts'
import { mostImageBytes } from '../domain/images/readImage.ts'
import type { Language } from '../domain/language.ts'
import { methodsFor } from '../domain/money/deposits.ts'
import type { Facts, House } from './facts.ts'
import { levels, withdrawalLimits } from './money.ts'
import { seedRegistration } from './registration.ts'

/** What help texts say of the rules in force, in one language. */
export interface HelpFacts {
  readonly password: Pick<Rule, 'minLength' | 'maxLength'> & { readonly lettersAndDigits: boolean }
  /** What somebody may register with. */
  readonly methods: readonly ('username' | 'mobile')[]
  /** Name, smallest amount and duration of each way to pay in. */
  readonly deposits: readonly (readonly [name: string, min: string, note: string])[]
  readonly withdrawal: {
    readonly min: string
    /** Withdrawals a day without a fee: without a level, and with the highest. */
    readonly free: number
    readonly freeAtMost: number
    readonly fee: string
    readonly feeShare: string
    readonly documentsAbove: string
  }
  /** Wrong passwords before a captcha. */
  readonly tries: number
  /** Megabytes of a picture. */
  readonly pictureSize: number
  /** What the market lets a member set; undefined without a market. */
  readonly responsible:
    | {
        readonly limits: readonly (readonly [kind: LimitKind, periods: readonly LimitPeriod[]])[]
        readonly raiseHours: number
        readonly pauseDays: readonly number[]
        readonly exclusionMonths: readonly number[]
        readonly help: readonly (readonly [name: string, url: string])[]
      }
    | undefined
}

/** Collects what the help of a merchant says of its rules. */
export function helpFactsOf(
  { id, flags, market, currency }: House,
  { write, share }: Facts,
  language: Language,
): HelpFacts {
  const password = rulesOf(seedRegistration(id).rules, compilePattern).password
  const pack = market && markets[market]
  return {
    password: { ...password, lettersAndDigits: password.test !== undefined },
    methods: registrationMethods(flags),
    deposits: methodsFor(currency).map(({ name, min, note }) => [name[language], write(min), note[language]]),
    withdrawal: {
      min: write(withdrawalLimits.min),
      free: levels[0]?.freeWithdrawalsADay ?? 0,
      freeAtMost: Math.max(...levels.map(({ freeWithdrawalsADay }) => freeWithdrawalsADay)),
      fee: write(withdrawalLimits.fee),
      feeShare: share(withdrawalLimits.feeBasisPoints),
      documentsAbove: write(withdrawalLimits.documentsAbove),
    },
    tries: failuresBeforeCaptcha,
    pictureSize: mostImageBytes / 1024 / 1024,
    responsible: pack && {
      limits: (['DEPOSIT', 'LOSS', 'TIME'] as const).map((kind) => [kind, pack.limits[kind]]),
      raiseHours: pack.raiseDelayHours,
      pauseDays: pack.pauseHours.map((hours) => hours / 24),
      exclusionMonths: pack.exclusionMonths,
      help: pack.help.map(({ name, url }) => [name, url]),
    },
  }
}
