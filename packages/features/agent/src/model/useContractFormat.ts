import { useLanguageFormat, type MessageId } from '@lobby/i18n'
import { useReportFormat, useCurrencySymbol, stripZeroCents } from '@lobby/platform/money'
import { useMerchant } from '@lobby/platform/merchant'
import type { ContractKind, ContractTier } from '../queries/contracts.ts'

const HOUR_MS = 3_600_000

/** Returns functions that format the values of a contract in the current language, currency and time zone. */
export function useContractFormat() {
  const { t, money, number, percent, time } = useReportFormat()
  const { date } = useLanguageFormat()
  const { timeZone } = useMerchant()
  const sign = useCurrencySymbol()
  const day = (at: string | number) => date(at, { day: 'numeric', month: 'short', timeZone })
  /** Formats an amount in minor units. Omits decimals that are zero. */
  const round = (minor: number) => stripZeroCents(money(minor))
  /** Formats the period from `from` until `to` (excluded): an hour of a day, a day, or several days. */
  const span = (from: string, to: string): string => {
    // Non-breaking spaces keep a date on one line.
    const whole = (at: string | number) => day(at).replaceAll(' ', '\u00a0')
    const length = Date.parse(to) - Date.parse(from)
    if (length <= HOUR_MS) return t('contracts.span.hour', { day: whole(from), from: time(from), to: time(to) })
    // A day on which the clocks are set back has 25 hours.
    if (length <= 25 * HOUR_MS) return whole(from)
    return t('contracts.span.days', { from: whole(from), to: whole(Date.parse(to) - 1) })
  }
  /** Formats the highest share among the tiers of a contract. */
  const highest = (tiers: readonly ContractTier[]) =>
    percent(Math.max(0, ...tiers.map(({ rateBasisPoints }) => rateBasisPoints)))
  const word = (place: 'status' | 'event' | 'period' | 'each', said: string): string => {
    const id = Object.hasOwn(words[place], said) ? words[place][said] : undefined
    return id ? t(id) : said
  }
  return {
    t,
    number,
    /** The symbol of the merchant's currency. */
    sign,
    money,
    round,
    /** Formats ten-thousandths as a percentage. */
    percent,
    highest,
    span,
    day,
    moment: (at: string | number) =>
      date(at, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone }),
    /**
     * Describes whether a contract pays a share of stakes or of losses, and how often. Names the team of `member`, or
     * the team of the signed-in member if `member` is absent.
     */
    of: (kind: ContractKind, period: string, member?: string) => {
      const id = kind === 'DIVIDEND' ? 'contracts.of.losses' : 'contracts.of.stakes'
      return `${member === undefined ? t(id) : t(`${id}.member`, { name: member })} ${word('period', period)}.`
    },
    /** Translates a code that the platform sends, for example of an event. Returns an unknown code unchanged. */
    word,
  }
}

const words: Readonly<Record<'status' | 'event' | 'period' | 'each', Readonly<Record<string, MessageId>>>> = {
  status: {
    OFFERED: 'contracts.status.OFFERED',
    ACTIVE: 'contracts.status.ACTIVE',
    REFUSED: 'contracts.status.REFUSED',
    WITHDRAWN: 'contracts.status.WITHDRAWN',
    EXPIRED: 'contracts.status.EXPIRED',
    ENDED: 'contracts.status.ENDED',
  },
  event: {
    OFFERED: 'contracts.status.OFFERED',
    ACCEPTED: 'contracts.event.ACCEPTED',
    REFUSED: 'contracts.status.REFUSED',
    WITHDRAWN: 'contracts.status.WITHDRAWN',
    EXPIRED: 'contracts.status.EXPIRED',
    REPLACED: 'contracts.event.REPLACED',
    ENDED: 'contracts.status.ENDED',
  },
  period: {
    DAY: 'contracts.period.DAY',
    HOUR: 'contracts.period.HOUR',
    WEEK: 'contracts.period.WEEK',
    HALF_MONTH: 'contracts.period.HALF_MONTH',
    MONTH: 'contracts.period.MONTH',
  },
  each: {
    DAY: 'contracts.each.DAY',
    HOUR: 'contracts.each.HOUR',
    WEEK: 'contracts.each.WEEK',
    HALF_MONTH: 'contracts.each.HALF_MONTH',
    MONTH: 'contracts.each.MONTH',
  },
}
