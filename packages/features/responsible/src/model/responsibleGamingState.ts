import type { ResponseValueOf } from '@lobby/api'
import type { MessageId } from '@lobby/i18n'
import { addToMoment } from '@lobby/platform/calendar'

export type ResponsibleGamingState = ResponseValueOf<'responsibleState'>
export type OwnLimit = ResponsibleGamingState['limits'][number]
export type PlayBreak = NonNullable<ResponsibleGamingState['break']>

export const limitKinds = ['DEPOSIT', 'LOSS', 'TIME'] as const
export type LimitKind = (typeof limitKinds)[number]
export const limitPeriods = ['DAY', 'WEEK', 'MONTH'] as const
export type LimitPeriod = (typeof limitPeriods)[number]
export const breakKinds = ['PAUSE', 'EXCLUSION'] as const
export type BreakKind = (typeof breakKinds)[number]

/** A limit whose kind and period this version of the site knows. The site does not show other limits. */
export type KnownLimit = OwnLimit & { readonly kind: LimitKind; readonly period: LimitPeriod }

export const isKnownLimit = (limit: OwnLimit): limit is KnownLimit =>
  (limitKinds as readonly string[]).includes(limit.kind) && (limitPeriods as readonly string[]).includes(limit.period)

/**
 * Returns the message id and the number for the length of a break. Uses days or years if the length is a whole number
 * of them: 48 hours are 2 days.
 * @param length - hours of a pause, or months of an exclusion
 */
export function getBreakLengthText(
  kind: BreakKind,
  length: number,
): { readonly id: MessageId; readonly count: number } {
  if (kind === 'PAUSE')
    return length > 24 && length % 24 === 0
      ? { id: 'responsible.days', count: length / 24 }
      : { id: 'responsible.hours', count: length }
  return length % 12 === 0
    ? { id: 'responsible.years', count: length / 12 }
    : { id: 'responsible.months', count: length }
}

/** Returns the approximate end of a break that begins now, in milliseconds since 1970. */
export const estimateBreakEnd = (kind: BreakKind, length: number, now: number): number =>
  kind === 'PAUSE' ? now + length * 3_600_000 : addToMoment(now, length, 'month')
