import type { ResponseValueOf } from '@lobby/api'

/** The figures of a team for some days, in total and by day. */
export type TeamKpi = ResponseValueOf<'teamKpi'>
