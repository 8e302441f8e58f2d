import type { ValueOf } from '@lobby/api'

/** The figures of a team over some days, and of each of them. */
export type TeamKpi = ValueOf<'teamKpi'>
