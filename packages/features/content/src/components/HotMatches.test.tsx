import { makeSession, TestApp, type Answer } from '@lobby/platform/testing'
import type { LaunchTarget } from '@lobby/platform/ports'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { HotMatch } from '../queries/hotMatches.ts'
import { openTestSite } from '../testing/openTestSite.ts'
import { HotMatches } from './HotMatches.tsx'

/** A host that has every picture. */
const host = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>#'
const match = (homeTeam: string, awayTeam: string, more: Partial<HotMatch> = {}): HotMatch => ({
  homeTeam,
  awayTeam,
  homeTeamImageUrl: `/team/${homeTeam}.webp`,
  awayTeamImageUrl: `/team/${awayTeam}.webp`,
  league: 'Cup',
  matchTime: new Date(2026, 10, 4, 20, 5).toISOString(),
  vendor: 'PITCH',
  roomId: `room-${homeTeam}`,
  nodeId: 7,
  ...more,
})
const failed: Answer = () => new Response('', { status: 400 })
const home = (...hot: HotMatch[]): Answer => ({ value: { banners: [], player: [], popup: [], hot, promotion: [] } })

async function renderMatches(own: Answer, announcements: Answer = home()) {
  const site = await openTestSite({
    merchant: { images: { hosts: [host], fallback: host } },
    session: makeSession(),
    answers: { 'GET /wps/announcement/hotMatch': own, 'GET /wps/announcement/home': announcements },
  })
  const launched: LaunchTarget[] = []
  const screen = await render(
    <TestApp site={site} onLaunch={(target) => (launched.push(target), new Promise(() => undefined))}>
      <HotMatches />
    </TestApp>,
  )
  return { site, screen, launched, card: screen.getByRole('article') }
}

test('[HOME-042] [HOME-043] [HOME-044] [HOME-045] [HOME-046] a card shows both teams with their pictures, and the league', async () => {
  const { card } = await renderMatches({ value: [match('North', 'South')] })
  for (const text of ['North', 'South', 'Cup']) await expect.element(card.getByText(text, { exact: true })).toBeVisible()
  const pictures = [...card.element().querySelectorAll('img')].map((picture) => picture.getAttribute('src')?.split('#')[1])
  expect(pictures).toEqual(['/team/North.webp', '/team/South.webp'])
})

test('[HOME-047] [HOME-048] and when: the day as DD MMM and the time as HH:mm', async () => {
  const { card } = await renderMatches({ value: [match('North', 'South')] })
  await expect.element(card.getByText('04 Nov', { exact: true })).toBeVisible()
  await expect.element(card.getByText('20:05', { exact: true })).toBeVisible()
})

test('[HOME-049] [HOME-050] its bet opens the game with vendor, room and node; one card is busy, the others are not', async () => {
  const { screen, launched } = await renderMatches({ value: [match('North', 'South'), match('East', 'West')] })
  const bet = (name: string) => screen.getByRole('button', { name: `Bet now: ${name}` })
  await bet('North – South').click()
  expect(launched).toMatchObject([{ vendor: 'PITCH', roomId: 'room-North', nodeId: 7, category: 'SPORTS' }])
  await expect.element(bet('North – South')).toHaveAttribute('aria-busy', 'true')
  await expect.element(bet('East – West')).not.toHaveAttribute('aria-busy')
})

describe('the matches', () => {
  test('of home’s announcements stand until the call of their own has answered', async () => {
    let answer: (response: Response) => void = () => undefined
    const { screen } = await renderMatches(() => new Promise((resolve) => (answer = resolve)), home(match('Early', 'Bird')))
    await expect.element(screen.getByText('Early')).toBeVisible()
    answer(Response.json({ success: true, value: [match('North', 'South')] }))
    await expect.element(screen.getByText('North')).toBeVisible()
    await expect.element(screen.getByText('Early')).not.toBeInTheDocument()
  })

  test('of home’s announcements stand when that call fails', async () => {
    const { site, screen } = await renderMatches(failed, home(match('Early', 'Bird')))
    await expect.poll(() => site.queries.isFetching()).toBe(0)
    await expect.element(screen.getByText('Early')).toBeVisible()
  })

  test.each([
    ['there are none', { value: [] } satisfies Answer, home()],
    ['neither comes', failed, failed],
  ])('are not there when %s', async (_, own, announcements) => {
    const { site, screen } = await renderMatches(own, announcements)
    await expect.poll(() => site.queries.isFetching()).toBe(0)
    await expect.element(screen.getByRole('heading')).not.toBeInTheDocument()
    expect(screen.container.textContent).toBe('')
  })
})
