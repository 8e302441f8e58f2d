import { createOwnLimitFixture, createResponsibleGamingStateFixture } from './createResponsibleGamingStateFixture.ts'

const limits = [
  createOwnLimitFixture({ amount: 20_000, used: 12_500, left: 7_500 }),
  createOwnLimitFixture({ period: 'WEEK', amount: 50_000, used: 50_000, left: 0 }),
  createOwnLimitFixture({ period: 'MONTH', used: 50_000 }),
  createOwnLimitFixture({
    kind: 'LOSS',
    amount: 30_000,
    used: 4_000,
    left: 26_000,
    pending: { amount: 80_000, countsFrom: '2026-11-23T15:00:00Z' },
  }),
  createOwnLimitFixture({ kind: 'TIME', amount: 135, used: 75, left: 60, min: 15, max: 1440 }),
]
const since = '2026-11-22T15:00:00Z'

/** The limits and breaks of a member, for Storybook stories. */
export const responsibleGamingFixtures = {
  free: createResponsibleGamingStateFixture(),
  bounded: createResponsibleGamingStateFixture({
    limits,
    history: [
      { what: 'RAISE', kind: 'LOSS', period: 'DAY', amount: 80_000, at: since },
      { what: 'SET', kind: 'DEPOSIT', period: 'DAY', amount: 20_000, at: '2026-11-20T12:30:00Z' },
    ],
  }),
  paused: createResponsibleGamingStateFixture({
    limits,
    break: { kind: 'PAUSE', since, until: '2026-11-29T15:00:00Z' },
  }),
  excluded: createResponsibleGamingStateFixture({
    limits,
    break: { kind: 'EXCLUSION', since, until: '2027-05-22T15:00:00Z' },
  }),
  /** A session of 75 minutes, which is longer than the interval of the reality check in every market. */
  played: { startedAt: since, seconds: 4_500, stakedMinor: 12_000, wonMinor: 4_500, netMinor: -7_500 },
} as const
