import { useFormat, type MessageId } from '@lobby/i18n'
import { useSay, useSign, withoutCents } from '@lobby/platform/money'
import { useMerchant } from '@lobby/platform/merchant'
import type { ContractKind, ContractTier } from '../queries/contracts.ts'

const hour = 3_600_000

/** Writes what a contract says, in the language shown and the merchant's currency and time zone. */
export function useContractWords() {
  const { t, money, number, percent, time } = useSay()
  const { date } = useFormat()
  const { timeZone } = useMerchant()
  const sign = useSign()
  const day = (at: string | number) => date(at, { day: 'numeric', month: 'short', timeZone })
  /** Without decimals where there are none. */
  const round = (minor: number) => withoutCents(money(minor))
  /** From `from` on and before `to`: an hour of a day, a day, or days. */
  const span = (from: string, to: string): string => {
    // A day is not broken in two lines.
    const whole = (at: string | number) => day(at).replaceAll(' ', '\u00a0')
    const length = Date.parse(to) - Date.parse(from)
    if (length <= hour) return t('contracts.span.hour', { day: whole(from), from: time(from), to: time(to) })
    // A day that the clocks are put back on has 25 hours.
    if (length <= 25 * hour) return whole(from)
    return t('contracts.span.days', { from: whole(from), to: whole(Date.parse(to) - 1) })
  }
  /** The highest share of a contract's tiers. */
  const highest = (tiers: readonly ContractTier[]) =>
    percent(Math.max(0, ...tiers.map(({ rateBasisPoints }) => rateBasisPoints)))
  const word = (place: 'status' | 'event' | 'period' | 'each', said: string): string => {
    const id = Object.hasOwn(words[place], said) ? words[place][said] : undefined
    return id ? t(id) : said
  }
  return {
    t,
    number,
    /** Of the merchant's currency. */
    sign,
    money,
    round,
    /** Ten-thousandths as a percentage. */
    percent,
    highest,
    span,
    day,
    moment: (at: string | number) =>
      date(at, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone }),
    /** What a contract of a kind is a share of, and by which period it is counted: of the reader's own team, or of that of `member`. */
    of: (kind: ContractKind, period: string, member?: string) => {
      const id = kind === 'DIVIDEND' ? 'contracts.of.losses' : 'contracts.of.stakes'
      return `${member === undefined ? t(id) : t(`${id}.member`, { name: member })} ${word('period', period)}.`
    },
    /** A word of the platform's under our text of it; one that nobody knows stands as it is. */
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
