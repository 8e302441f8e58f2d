import { hasResponsibleGamingMarket, requiresSessionClock } from './capabilities.ts'
import type { ScreenView, ViewOpeningContext } from './createViewOpener.ts'
import { openPathAndWaitForText } from './navigate.ts'

const path = '/m/responsible'
const createLimit = (kind: string, period: string, more: object = {}) => ({
  kind,
  period,
  min: kind === 'TIME' ? 15 : 1_000,
  max: 100_000_000,
  used: 0,
  resetsAt: '2026-11-23T03:00:00Z',
  ...more,
})

/** The platform's response for a member with own limits. */
const stateWithLimits = {
  market: 'BR',
  limits: [
    createLimit('DEPOSIT', 'DAY', { amount: 20_000, used: 12_500, left: 7_500 }),
    createLimit('DEPOSIT', 'WEEK', {
      amount: 50_000,
      used: 50_000,
      left: 0,
      pending: { amount: 80_000, countsFrom: '2026-11-23T15:00:00Z' },
    }),
    createLimit('DEPOSIT', 'MONTH', { used: 62_500 }),
    createLimit('LOSS', 'DAY', { amount: 10_000, used: 1_200, left: 8_800 }),
    createLimit('TIME', 'DAY', { amount: 120, used: 75, left: 45 }),
  ],
  raiseDelayHours: 24,
  pauseHours: [24, 168, 720],
  exclusionMonths: [6, 12, 60],
  history: [
    {
      what: 'RAISE',
      kind: 'DEPOSIT',
      period: 'WEEK',
      amount: 80_000,
      from: '2026-11-23T15:00:00Z',
      at: '2026-11-22T15:00:00Z',
    },
  ],
}
const openWithState = (state: object, id: string) => async (visit: ViewOpeningContext) => {
  await visit.changeResponse(/\/responsible\/state/, () => state)
  await openPathAndWaitForText(path, id)(visit)
}

/** Opens the confirmation of a self-exclusion. */
async function openExclusion(visit: ViewOpeningContext): Promise<void> {
  await openPathAndWaitForText(path, 'responsible.limits')(visit)
  await visit.page.getByRole('button', { name: visit.text('responsible.EXCLUSION.action') }).click()
  await visit.page
    .getByRole('dialog')
    .getByRole('button', { name: visit.text('responsible.break.next') })
    .click()
  await visit.page.getByRole('checkbox').waitFor()
}

/**
 * Opens the screen in a long session, so that the reality check opens: a dialog with the time and the results of the
 * session.
 */
async function openRealityCheck(visit: ViewOpeningContext): Promise<void> {
  await visit.changeResponse(/\/responsible\/session/, () => ({
    startedAt: '2026-11-22T15:00:00Z',
    seconds: 4_500,
    stakedMinor: 12_000,
    wonMinor: 4_500,
    netMinor: -7_500,
  }))
  await openPathAndWaitForText(path, 'responsible.limits')(visit)
  await visit.page.getByRole('dialog').getByText(visit.text('responsible.check.staked')).waitFor()
}

/**
 * Changes a view so that it waits for the not-found text at a merchant without a market, because this merchant does not
 * have the screen.
 */
const requireMarket = (view: ScreenView): ScreenView => ({
  ...view,
  open: (visit) =>
    hasResponsibleGamingMarket(visit.merchant)
      ? view.open(visit)
      : openPathAndWaitForText(path, 'core.notFound.title')(visit),
})

const views: readonly ScreenView[] = [
  {
    name: 'responsible, as a guest',
    story: 'screens-play-responsibly--guest',
    open: openPathAndWaitForText(path, 'responsible.guest'),
  },
  {
    name: 'responsible',
    story: 'screens-play-responsibly--limits',
    who: 'member',
    needsAxe: true,
    open: openWithState(stateWithLimits, 'responsible.limits'),
  },
  {
    name: 'responsible, no limits',
    story: 'screens-play-responsibly--no-limits',
    who: 'member',
    open: openPathAndWaitForText(path, 'responsible.limits'),
  },
  {
    name: 'responsible, paused',
    story: 'screens-play-responsibly--during-pause',
    who: 'member',
    open: openWithState(
      { ...stateWithLimits, break: { kind: 'PAUSE', since: '2026-11-22T15:00:00Z', until: '2026-11-29T15:00:00Z' } },
      'responsible.on.PAUSE',
    ),
  },
  {
    name: 'responsible, a limit is changed',
    story: 'screens-play-responsibly--change-limit',
    who: 'member',
    open: async (visit) => {
      await openWithState(stateWithLimits, 'responsible.limits')(visit)
      await visit.page
        .getByRole('region', { name: visit.text('responsible.DEPOSIT') })
        .getByRole('button')
        .first()
        .click()
      await visit.page.getByRole('dialog').getByRole('textbox').fill('500')
    },
  },
  {
    name: 'responsible, an exclusion is confirmed',
    story: 'screens-play-responsibly--confirm-break',
    who: 'member',
    open: openExclusion,
  },
  {
    name: 'responsible, the reality check',
    story: 'screens-reality-check--check-due',
    who: 'member',
    needsAxe: true,
    open: openRealityCheck,
  },
  {
    name: 'responsible, the session clock',
    story: 'screens-reality-check--session-clock',
    who: 'member',
    open: async (visit) => {
      await openPathAndWaitForText(path, 'responsible.test')(visit)
      // Do not wait for the session clock at a merchant whose market does not require one.
      if (!requiresSessionClock(visit.merchant)) return
      const clock = visit.page.getByRole('contentinfo').getByText(visit.text('responsible.clock', { time: '' }).trim())
      await clock.waitFor()
      await clock.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'responsible, loading',
    story: 'screens-play-responsibly--loading',
    who: 'member',
    open: async (visit) => [
      await visit.holdOperation('responsibleState'),
      await openPathAndWaitForText(path, 'responsible.test')(visit),
    ],
  },
  {
    name: 'responsible, failed',
    story: 'screens-play-responsibly--failed',
    who: 'member',
    open: async (visit) => [
      await visit.failOperation('responsibleState'),
      await openPathAndWaitForText(path, 'responsible.failed')(visit),
    ],
  },
  {
    name: 'responsible, the self-test',
    story: 'screens-play-responsibly--self-test',
    who: 'member',
    open: async (visit) => {
      await openPathAndWaitForText(path, 'responsible.test')(visit)
      await visit.page.getByRole('button', { name: visit.text('responsible.test.start') }).click()
      await visit.page.getByText(visit.text('responsible.test.5')).scrollIntoViewIfNeeded()
    },
  },
]

/** Views of the screen for responsible gaming. */
export const responsibleViews = { '/m/responsible': views.map(requireMarket) } satisfies Record<
  string,
  readonly ScreenView[]
>
