import { makeLimit, makeResponsibleState } from './makeResponsibleState.ts'

const limits = [
  makeLimit({ amount: 20_000, used: 12_500, left: 7_500 }),
  makeLimit({ period: 'WEEK', amount: 50_000, used: 50_000, left: 0 }),
  makeLimit({ period: 'MONTH', used: 50_000 }),
  makeLimit({
    kind: 'LOSS',
    amount: 30_000,
    used: 4_000,
    left: 26_000,
    pending: { amount: 80_000, countsFrom: '2026-11-23T15:00:00Z' },
  }),
  makeLimit({ kind: 'TIME', amount: 135, used: 75, left: 60, min: 15, max: 1440 }),
]
const since = '2026-11-22T15:00:00Z'

/** The limits and breaks of a member, for Storybook stories. */
export const responsibleFixtures = {
  free: makeResponsibleState(),
  bounded: makeResponsibleState({
    limits,
    history: [
      { what: 'RAISE', kind: 'LOSS', period: 'DAY', amount: 80_000, at: since },
      { what: 'SET', kind: 'DEPOSIT', period: 'DAY', amount: 20_000, at: '2026-11-20T12:30:00Z' },
    ],
  }),
  paused: makeResponsibleState({ limits, break: { kind: 'PAUSE', since, until: '2026-11-29T15:00:00Z' } }),
  excluded: makeResponsibleState({ limits, break: { kind: 'EXCLUSION', since, until: '2027-05-22T15:00:00Z' } }),
  /** A session of 75 minutes, which is longer than the interval of the reality check in every market. */
  played: { startedAt: since, seconds: 4_500, stakedMinor: 12_000, wonMinor: 4_500, netMinor: -7_500 },
} as const
