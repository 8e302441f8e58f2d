import type { ValueOf } from '@lobby/api'
import type { MessageId } from '@lobby/i18n'
import { momentOn } from '@lobby/platform/calendar'

export type State = ValueOf<'responsibleState'>
export type OwnLimit = State['limits'][number]
export type Break = NonNullable<State['break']>

export const kinds = ['DEPOSIT', 'LOSS', 'TIME'] as const
export type Kind = (typeof kinds)[number]
export const periods = ['DAY', 'WEEK', 'MONTH'] as const
export type Period = (typeof periods)[number]
export const breakKinds = ['PAUSE', 'EXCLUSION'] as const
export type BreakKind = (typeof breakKinds)[number]

/** A limit of a kind and a period that the site knows; what a later platform adds is left out. */
export type KnownLimit = OwnLimit & { readonly kind: Kind; readonly period: Period }

export const isKnown = (limit: OwnLimit): limit is KnownLimit =>
  (kinds as readonly string[]).includes(limit.kind) && (periods as readonly string[]).includes(limit.period)

/** What a length of a break is called: hours of a pause, months of an exclusion, in their largest whole unit. */
export function lengthText(kind: BreakKind, length: number): { readonly id: MessageId; readonly count: number } {
  if (kind === 'PAUSE')
    return length > 24 && length % 24 === 0
      ? { id: 'responsible.days', count: length / 24 }
      : { id: 'responsible.hours', count: length }
  return length % 12 === 0
    ? { id: 'responsible.years', count: length / 12 }
    : { id: 'responsible.months', count: length }
}

/** About when a break that begins now would end, in milliseconds since 1970; the platform says it to the minute once it has begun. */
export const endOf = (kind: BreakKind, length: number, now: number): number =>
  kind === 'PAUSE' ? now + length * 3_600_000 : momentOn(now, length, 'month')
