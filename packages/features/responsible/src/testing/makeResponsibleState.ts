import type { OwnLimit, ResponsibleState } from '../model/responsibleState.ts'

/** Creates a limit of a member. */
export const makeLimit = (overrides: Partial<OwnLimit> = {}): OwnLimit => ({
  kind: 'DEPOSIT',
  period: 'DAY',
  min: 1_000,
  max: 100_000_000,
  used: 0,
  resetsAt: '2026-11-23T03:00:00Z',
  ...overrides,
})

/** Creates the state of a member who has set no limit. */
export const makeResponsibleState = (overrides: Partial<ResponsibleState> = {}): ResponsibleState => ({
  market: 'BR',
  limits: [makeLimit(), makeLimit({ kind: 'LOSS' }), makeLimit({ kind: 'TIME', min: 15, max: 1440 })],
  raiseDelayHours: 24,
  pauseHours: [24, 168, 720],
  exclusionMonths: [6, 12, 60],
  history: [],
  ...overrides,
})
