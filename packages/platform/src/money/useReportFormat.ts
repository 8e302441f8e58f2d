import { useLanguageFormat, useText, type MessageId } from '@lobby/i18n'
import { toZonedDay } from '../calendar/index.ts'
import { useMerchant } from '../merchant/index.ts'
import { getPlatformNow, useClockOffset } from '../startup/index.ts'
import { useMemo } from 'react'
import { decideShownYears } from '../calendar/decideShownYears.ts'

/** Formats the figures of reports in the player's language, and in the merchant's time zone and currency. */
export interface ReportFormat {
  readonly t: (id: MessageId, values?: Readonly<Record<string, string | number>>) => string
  /** Formats an amount in minor units (hundredths of the currency). */
  readonly money: (minor: number) => string
  /** Formats an amount like `money`, with a plus sign if it is positive. */
  readonly signed: (minor: number) => string
  readonly number: (value: number) => string
  /** Formats a share, given in ten-thousandths, as a percentage. */
  readonly percent: (basisPoints: number) => string
  readonly time: (at: string) => string
  /** Formats a moment as a day with the time. */
  readonly dateTime: (at: string) => string
  /** Formats a moment for a spreadsheet: `2026-11-20 14:03:09`. */
  readonly timestamp: (at: string) => string
  /** Formats a day, given as `2026-11-20`. */
  readonly day: (day: string) => string
  /** Formats a day without its year: `14 Nov`. */
  readonly shortDay: (day: string) => string
  /** Formats a range of days: `14 Nov to 20 Nov`, with the year only if it is not the current one. */
  readonly days: (days: { readonly from: string; readonly to: string }) => string
  /** The decimal mark of the player's language. */
  readonly decimalMark: string
}

/** Returns the formatters for reports and team pages. The screen must load the message group `reports`. */
export function useReportFormat(): ReportFormat {
  const t = useText()
  const format = useLanguageFormat()
  const { currency, timeZone } = useMerchant()
  const offset = useClockOffset()
  return useMemo(() => {
    const money = (minor: number) => format.money(minor, currency)
    const long = (day: string) =>
      format.date(`${day}T12:00:00Z`, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    const short = (day: string) => format.date(`${day}T12:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    const days = (range: { readonly from: string; readonly to: string }) => {
      const shown = decideShownYears(range, toZonedDay(timeZone, getPlatformNow(offset)))
      const [from, to] = [(shown.from ? long : short)(range.from), (shown.to ? long : short)(range.to)]
      return range.from === range.to ? to : t('reports.days.span', { from, to })
    }
    return {
      t,
      money,
      signed: (minor) => (minor > 0 ? `+${money(minor)}` : money(minor)),
      number: (value) => format.number(value),
      percent: (basisPoints) => format.number(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
      time: (at) => format.time(at, { hour: 'numeric', minute: '2-digit', timeZone }),
      dateTime: (at) =>
        format.date(at, {
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          hour: 'numeric',
          minute: '2-digit',
          timeZone,
        }),
      timestamp: (at) =>
        `${toZonedDay(timeZone, Date.parse(at))} ${format.time(at, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', timeZone })}`,
      day: long,
      shortDay: short,
      days,
      decimalMark: format.number(1.5).replace(/\d/g, ''),
    }
  }, [t, format, currency, timeZone, offset])
}
