import { GameMessageSlot, useIsFramedGamePaused } from '@lobby/platform/ports'
import { createMemoryStorageBackend, type PlatformResponses } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { renderResponsibleGamingScreen } from '../testing/renderResponsibleGamingScreen.tsx'
import type { PageClock } from './playedSinceSignIn.ts'
import { ResponsibleGamingElements } from './ResponsibleGamingElements.tsx'

const session = 'GET /wps/responsible/session'

/** Creates a clock that the test moves forward by minutes. */
function makeClock() {
  const joined = new Set<(now: number) => void>()
  let now = 0
  const clock: PageClock = {
    now: () => now,
    subscribe: (onTick) => {
      joined.add(onTick)
      onTick(now)
      return () => void joined.delete(onTick)
    },
  }
  const pass = (minutes: number) => {
    now += minutes * 60_000
    for (const onTick of [...joined]) onTick(now)
  }
  return { clock, pass, waiting: () => joined.size }
}

interface Setting {
  readonly market?: 'BR' | 'MT' | 'UK' | undefined
  readonly guest?: boolean
  readonly type?: number
  readonly framed?: boolean
  readonly answers?: PlatformResponses
  readonly backend?: ReturnType<typeof createMemoryStorageBackend>
}

/** Shows "held" while a framed game must wait, otherwise "free". */
const Held = () => <output>{useIsFramedGamePaused() ? 'held' : 'free'}</output>

/** Renders `ResponsibleHost` on a page with a footer, ten minutes after the sign-in. */
async function open({ market = 'UK', framed = false, answers, ...setting }: Setting = {}) {
  const time = makeClock()
  const page = await renderResponsibleGamingScreen(
    <>
      {framed && <GameMessageSlot />}
      <Held />
      <footer />
      <ResponsibleGamingElements clock={time.clock} />
    </>,
    {
      merchant: { market, flags: ['bettingRecord'] },
      answers: {
        [session]: {
          value: {
            startedAt: '2026-11-22T15:00:00Z',
            seconds: 600,
            stakedMinor: 12_000,
            wonMinor: 4_500,
            netMinor: -7_500,
          },
        },
        ...answers,
      },
      ...setting,
    },
    '/m/home',
  )
  const { screen } = page
  const asked = () => page.site.fetch.asked.filter((each) => each === session).length
  return { ...page, ...time, asked, foot: screen.getByRole('contentinfo'), dialog: screen.getByRole('dialog') }
}

test('shows in the footer how long the session has lasted, counted from the time that the platform reported', async () => {
  const { foot, pass, waiting, asked } = await open()
  await expect.element(foot.getByText('This session: 10 min')).toBeVisible()
  await expect.element(foot.getByRole('link', { name: 'Play responsibly' })).toHaveAttribute('href', '/m/responsible')
  pass(14)
  await expect.element(foot.getByText('This session: 24 min')).toBeVisible()
  expect([waiting(), asked()]).toEqual([1, 1])
})

test.each<[string, Setting]>([
  ['a market that requires none', { market: 'BR' }],
  ['a guest', { guest: true }],
  ['a trial account', { type: 4 }],
])('shows no session clock and no reality check for %s', async (_, setting) => {
  const { foot, pass, dialog } = await open(setting)
  await expect.element(foot.getByRole('link', { name: 'Play responsibly' })).toBeVisible()
  pass(15)
  expect([foot.getByText(/This session/).query(), dialog.query()]).toEqual([null, null])
})

test('shows one reality check after the interval, with the amounts staked and won so far', async () => {
  let staked = 0
  const backend = createMemoryStorageBackend()
  const answers: PlatformResponses = {
    [session]: () =>
      Response.json({
        success: true,
        value: {
          startedAt: '2026-11-22T15:00:00Z',
          seconds: 600 + (staked > 0 ? 1_200 : 0),
          stakedMinor: (staked += 12_000),
          wonMinor: 4_500,
          netMinor: 4_500 - staked,
        },
      }),
  }
  const { dialog, pass, asked, location, waiting } = await open({ answers, backend })
  await expect.poll(waiting).toBe(1)
  pass(19)
  await new Promise(requestAnimationFrame)
  expect(dialog.query()).toBeNull()
  pass(1)
  await expect.element(dialog.getByRole('heading', { name: 'You’ve been here for 30 min' })).toBeVisible()
  expect(
    dialog
      .getByRole('definition')
      .elements()
      .map((each) => each.textContent),
  ).toEqual(['R$240.00', 'R$45.00', '-R$195.00'])
  expect(asked()).toBe(2)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  pass(29)
  await new Promise(requestAnimationFrame)
  expect(dialog.query()).toBeNull()
  pass(1)
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Take a break' }).click()
  await expect.poll(location).toBe('/m/responsible#break')
})

test('does not repeat an acknowledged reality check after another page load in the same session', async () => {
  const backend = createMemoryStorageBackend()
  const late: PlatformResponses = {
    [session]: {
      value: { startedAt: '2026-11-22T15:00:00Z', seconds: 2_000, stakedMinor: 0, wonMinor: 0, netMinor: 0 },
    },
  }
  const first = await open({ backend, answers: late })
  await first.dialog.getByRole('button', { name: 'My bets' }).click()
  await expect.poll(first.location).toBe('/m/gameRecord')
  await first.screen.unmount()
  const next = await open({ backend, answers: late })
  await expect.element(next.foot.getByText('This session: 33 min')).toBeVisible()
  expect([next.dialog.query(), next.asked()]).toEqual([null, 1])
  next.pass(27)
  await expect.element(next.dialog).toBeVisible()
})

test('shows -- in the reality check for amounts that the platform does not report', async () => {
  let times = 0
  const { dialog, pass, waiting } = await open({
    answers: {
      [session]: () =>
        times++ === 0
          ? Response.json({
              success: true,
              value: { startedAt: '2026-11-22T15:00:00Z', seconds: 1_790, stakedMinor: 0, wonMinor: 0, netMinor: 0 },
            })
          : new Response('', { status: 400 }),
    },
  })
  await expect.poll(waiting).toBe(1)
  pass(1)
  await expect.element(dialog).toBeVisible()
  expect(
    dialog
      .getByRole('definition')
      .elements()
      .map((each) => each.textContent),
  ).toEqual(['--', '--', '--'])
})

test('shows the reality check next to a framed game, and pauses the game until the player acknowledges it', async () => {
  const { screen, pass, dialog, foot, waiting } = await open({ framed: true })
  await expect.element(screen.getByText('This session: 10 min')).toBeVisible()
  expect(foot.getByText(/This session/).query()).toBeNull()
  await expect.poll(waiting).toBe(1)
  pass(20)
  const held = screen.getByText(/^(held|free)$/)
  const strip = screen.getByRole('status', { name: /You’ve been here for/ })
  await expect.element(strip.getByText('-R$75.00')).toBeVisible()
  expect(dialog.query()).toBeNull()
  await expect.element(held).toHaveTextContent('held')
  await strip.getByRole('button', { name: 'Continue' }).click()
  await expect.element(strip).not.toBeInTheDocument()
  await expect.element(held).toHaveTextContent('free')
})
