import type { OwnLimit, ResponsibleGamingState } from '../model/responsibleGamingState.ts'

/** Creates a limit of a member. */
export const createOwnLimitFixture = (overrides: Partial<OwnLimit> = {}): OwnLimit => ({
  kind: 'DEPOSIT',
  period: 'DAY',
  min: 1_000,
  max: 100_000_000,
  used: 0,
  resetsAt: '2026-11-23T03:00:00Z',
  ...overrides,
})

/** Creates the state of a member who has set no limit. */
export const createResponsibleGamingStateFixture = (
  overrides: Partial<ResponsibleGamingState> = {},
): ResponsibleGamingState => ({
  market: 'BR',
  limits: [
    createOwnLimitFixture(),
    createOwnLimitFixture({ kind: 'LOSS' }),
    createOwnLimitFixture({ kind: 'TIME', min: 15, max: 1440 }),
  ],
  raiseDelayHours: 24,
  pauseHours: [24, 168, 720],
  exclusionMonths: [6, 12, 60],
  history: [],
  ...overrides,
})
