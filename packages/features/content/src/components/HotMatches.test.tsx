import { createSessionFixture, type PlatformResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import type { HotMatch } from '../queries/hotMatches.ts'
import { waitForCondition, createCarouselDriver } from '../testing/createCarouselDriver.ts'
import { HotMatches } from './HotMatches.tsx'

/**
 * A data URL in place of an image host. The path becomes the fragment of the data URL, so every path shows the same
 * picture.
 */
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
const failed: PlatformResponse = () => new Response('', { status: 400 })
const home = (...hot: HotMatch[]): PlatformResponse => ({
  value: { banners: [], player: [], popup: [], hot, promotion: [] },
})

async function renderMatches(own: PlatformResponse, announcements: PlatformResponse = home(), language = 'EN') {
  const page = await renderScreen(<HotMatches />, {
    onLaunch: () => new Promise(() => undefined),
    language,
    merchant: { images: { hosts: [host], fallback: host } },
    session: createSessionFixture(),
    answers: { 'GET /wps/announcement/hotMatch': own, 'GET /wps/announcement/home': announcements },
  })
  return { ...page, card: page.screen.getByRole('article') }
}

test(
  'shows the league and both teams of a hot match, with the pictures of the teams',
  { tags: ['HOME-042', 'HOME-043', 'HOME-044', 'HOME-045', 'HOME-046'] },
  async () => {
    const { card } = await renderMatches({ value: [match('North', 'South')] })
    for (const text of ['North', 'South', 'Cup'])
      await expect.element(card.getByText(text, { exact: true })).toBeVisible()
    const pictures = [...card.element().querySelectorAll('img')].map(
      (picture) => picture.getAttribute('src')?.split('#')[1],
    )
    expect(pictures).toEqual(['/team/North.webp', '/team/South.webp'])
  },
)

test('shows the day of a match as DD MMM and its time as HH:mm', { tags: ['HOME-047', 'HOME-048'] }, async () => {
  const { card } = await renderMatches({ value: [match('North', 'South')] })
  await expect.element(card.getByText('04 Nov', { exact: true })).toBeVisible()
  await expect.element(card.getByText('20:05', { exact: true })).toBeVisible()
})

/** Sets the time zone of the device; without an argument, resets it. */
const travelTo = (timezoneId = '') => cdp().send('Emulation.setTimezoneOverride', { timezoneId })

describe('time of a match', () => {
  afterEach(() => travelTo())

  test.each([
    ['EN', 'Asia/Tokyo', /^05 Nov$/, '08:05'],
    ['PT', 'Asia/Tokyo', /^05 nov\.?$/, '08:05'],
    ['EN', 'America/Sao_Paulo', /^04 Nov$/, '20:05'],
  ])(
    'uses the language %s and the time zone %s of the player for the date and time of a match',
    { tags: ['HOME-057'] },
    async (language, zone, date, time) => {
      await travelTo(zone)
      const { card } = await renderMatches(
        { value: [match('North', 'South', { matchTime: '2026-11-04T23:05:00Z' })] },
        home(),
        language,
      )
      await expect.element(card.getByText(date)).toBeVisible()
      await expect.element(card.getByText(time, { exact: true })).toBeVisible()
    },
  )

  test.each([
    ['UTC', '2026-10-31T23:30:00Z', '31 Oct', '23:30'],
    ['UTC', '2026-11-01T00:00:00Z', '01 Nov', '00:00'],
    ['America/Sao_Paulo', '2026-10-31T23:30:00Z', '31 Oct', '20:30'],
    // The clocks are set back in this night, so the hour from 01:00 to 02:00 occurs two times.
    ['America/New_York', '2026-11-01T05:30:00Z', '01 Nov', '01:30'],
    ['America/New_York', '2026-11-01T06:30:00Z', '01 Nov', '01:30'],
    // The clocks are set forward in this night.
    ['America/New_York', '2026-03-08T06:59:00Z', '08 Mar', '01:59'],
    ['America/New_York', '2026-03-08T07:00:00Z', '08 Mar', '03:00'],
    // In this time zone the match starts one day later, which is in the next month.
    ['Pacific/Kiritimati', '2026-10-31T23:30:00Z', '01 Nov', '13:30'],
  ])(
    'shows in the time zone %s for the match at %s the local date %s and time %s',
    { tags: ['C3'] },
    async (zone, matchTime, date, time) => {
      await travelTo(zone)
      const { card } = await renderMatches({ value: [match('North', 'South', { matchTime })] })
      await expect.element(card.getByText(date, { exact: true })).toBeVisible()
      await expect.element(card.getByText(time, { exact: true })).toBeVisible()
    },
  )

  test(
    'control: formats a wrong hour when the time zone is a fixed offset or the hours are 1 to 24',
    { tags: ['C3-control'] },
    async () => {
      await travelTo('America/New_York')
      const hourOf = (when: string, options: object) =>
        new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', ...options }).format(new Date(when))
      expect(hourOf('2026-11-01T06:30:00Z', { timeZone: '-04:00', hourCycle: 'h23' })).toBe('02:30')
      expect(hourOf('2026-11-01T06:30:00Z', { hourCycle: 'h23' })).toBe('01:30')
      expect(hourOf('2026-11-01T00:00:00Z', { timeZone: 'UTC', hourCycle: 'h24' })).toBe('24:00')
    },
  )
})

test(
  'launches the bet with vendor, room and node, and marks only the card of this match as busy',
  { tags: ['HOME-049', 'HOME-050'] },
  async () => {
    const { screen, launched } = await renderMatches({ value: [match('North', 'South'), match('East', 'West')] })
    const bet = (name: string) => screen.getByRole('button', { name: `Bet now: ${name}` })
    await bet('North – South').click()
    expect(launched).toMatchObject([{ vendor: 'PITCH', roomId: 'room-North', nodeId: 7, category: 'SPORTS' }])
    await expect.element(bet('North – South')).toHaveAttribute('aria-busy', 'true')
    await expect.element(bet('East – West')).not.toHaveAttribute('aria-busy')
  },
)

describe('source of hot matches', () => {
  test('shows the matches of home’s announcements until the hot matches call responds', async () => {
    let answer: (response: Response) => void = () => undefined
    const { screen } = await renderMatches(
      () => new Promise((resolve) => (answer = resolve)),
      home(match('Early', 'Bird')),
    )
    await expect.element(screen.getByText('Early')).toBeVisible()
    answer(Response.json({ success: true, value: [match('North', 'South')] }))
    await expect.element(screen.getByText('North')).toBeVisible()
    await expect.element(screen.getByText('Early')).not.toBeInTheDocument()
  })

  test('shows the matches of home’s announcements when the hot matches call fails', async () => {
    const { site, screen } = await renderMatches(failed, home(match('Early', 'Bird')))
    await expect.poll(() => site.queries.isFetching()).toBe(0)
    await expect.element(screen.getByText('Early')).toBeVisible()
  })

  test('renders nothing when there are no hot matches', async () => {
    const { site, screen } = await renderMatches({ value: [] })
    await expect.poll(() => site.queries.isFetching()).toBe(0)
    await expect.element(screen.getByRole('heading')).not.toBeInTheDocument()
    expect(screen.container.textContent).toBe('')
  })
  test('shows an error when both calls for matches fail, and repeats both calls on retry', async () => {
    let broken = true
    const answer = (value: unknown) => () =>
      broken ? new Response('', { status: 400 }) : Response.json({ success: true, value })
    const { screen } = await renderMatches(
      answer([match('North', 'South')]),
      answer({ banners: [], player: [], popup: [], hot: [], promotion: [] }),
    )
    const region = screen.getByRole('region', { name: 'Hot matches' })
    await expect.element(region.getByText('Couldn’t load the matches')).toBeVisible()
    broken = false
    await region.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByText('North')).toBeVisible()
    await expect.element(screen.getByText('Couldn’t load the matches')).not.toBeInTheDocument()
  })

  test('shows team names with markup as text', async () => {
    const { screen } = await renderMatches({
      value: [match('<b>North</b>', 'South', { league: '<img src=x: onerror=alert(1)>' })],
    })
    await expect.element(screen.getByText('<b>North</b>')).toBeVisible()
    await expect.element(screen.getByText('<img src=x: onerror=alert(1)>')).toBeVisible()
    expect(screen.container.querySelector('b')).toBeNull()
  })
})

describe('response that arrives after the player left home', { tags: ['N9'] }, () => {
  const leaving = async (leave: boolean) => {
    let answer: (response: Response) => void = () => undefined
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { site, screen } = await renderMatches(() => new Promise((resolve) => (answer = resolve)), failed)
    await expect.poll(() => site.fetch.asked.some((call) => call.includes('hotMatch'))).toBe(true)
    if (leave) await screen.unmount()
    answer(Response.json({ success: true, value: [match('North', 'South')] }))
    await expect.poll(() => site.queries.isFetching()).toBe(0)
    const said = errors.mock.calls.length
    errors.mockRestore()
    return { said, screen }
  }

  test('changes nothing and shows no error when the matches arrive after the player has left home', async () => {
    const { said, screen } = await leaving(true)
    expect([said, screen.container.textContent]).toEqual([0, ''])
  })

  test('control: shows the matches when they arrive while home is open', { tags: ['N9-control'] }, async () => {
    const { screen } = await leaving(false)
    await expect.element(screen.getByText('North')).toBeVisible()
  })
})

describe('hot match sheet', () => {
  async function openMatch() {
    const rendered = await renderMatches({
      value: [match('North', 'South'), match('East', 'West'), match('Up', 'Down')],
    })
    await rendered.screen.getByRole('button', { name: 'North – South', exact: true }).click()
    const sheet = rendered.screen.getByRole('dialog')
    await expect.element(sheet).toBeVisible()
    return { ...rendered, sheet }
  }

  test('opens the match sheet when a card is pressed outside its bet button', { tags: ['HOME-063'] }, async () => {
    const { sheet, launched } = await openMatch()
    await expect.element(sheet.getByText('North')).toBeVisible()
    expect(launched).toEqual([])
  })

  test('does not open the match sheet when the bet button is pressed', { tags: ['HOME-063'] }, async () => {
    const { screen, launched } = await renderMatches({ value: [match('North', 'South')] })
    await screen.getByRole('button', { name: 'Bet now: North – South' }).click()
    expect(launched).toHaveLength(1)
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('shows the league of a match in its sheet', { tags: ['HOME-058'] }, async () => {
    const { sheet } = await openMatch()
    await expect.element(sheet.getByText('Cup', { exact: true })).toBeVisible()
  })

  test('shows both teams of a match in its sheet', { tags: ['HOME-059'] }, async () => {
    const { sheet } = await openMatch()
    for (const name of ['North', 'South']) await expect.element(sheet.getByText(name, { exact: true })).toBeVisible()
  })

  test('shows the pictures of both teams in the match sheet', { tags: ['HOME-060'] }, async () => {
    const { sheet } = await openMatch()
    const pictures = [...sheet.element().querySelectorAll('img')].map(
      (picture) => picture.getAttribute('src')?.split('#')[1],
    )
    expect(pictures).toEqual(['/team/North.webp', '/team/South.webp'])
  })

  test('shows the time of a match as MM/DD HH:mm in its sheet', { tags: ['HOME-061'] }, async () => {
    const { sheet } = await openMatch()
    await expect.element(sheet.getByText('11/04 20:05', { exact: true })).toBeVisible()
  })

  test('launches the game from the bet button of the match sheet', { tags: ['HOME-062'] }, async () => {
    const { sheet, launched } = await openMatch()
    await sheet.getByRole('button', { name: 'Bet now' }).click()
    expect(launched).toMatchObject([{ vendor: 'PITCH', roomId: 'room-North', nodeId: 7, category: 'SPORTS' }])
    await expect.element(sheet.getByRole('button', { name: 'Bet now' })).toHaveAttribute('aria-busy', 'true')
  })

  test('closes the match sheet when its close button is pressed', async () => {
    const { sheet } = await openMatch()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
  })
})

describe('hot match carousel', () => {
  const three = [match('North', 'South'), match('East', 'West'), match('Upper', 'Lower')]

  beforeEach(async () => {
    await userEvent.unhover(document.body)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test(
    'moves to the next match every 5000 ms, and from the last match to the first',
    { tags: ['HOME-051', 'HOME-052'] },
    async () => {
      const { screen } = await renderMatches({ value: three })
      const row = await createCarouselDriver(screen.container, 'Hot matches')
      expect(await row.goesRound(['North', 'East', 'Upper', 'North'], 5000)).toBe(true)
    },
  )

  test('shows 1.2 matches in the width of the carousel, 20 px apart', { tags: ['HOME-053', 'HOME-054'] }, async () => {
    const { screen } = await renderMatches({ value: three })
    const row = await createCarouselDriver(screen.container, 'Hot matches')
    const [first, second] = row.boxes()
    expect(first!.width * 1.2 + 0.2 * 20).toBeCloseTo(row.room(), 1)
    expect(second!.left - first!.right).toBeCloseTo(20, 1)
  })

  test('does not move the matches when there is only one', { tags: ['HOME-055'] }, async () => {
    const { screen } = await renderMatches({ value: three.slice(0, 1) })
    await waitForCondition(() => screen.getByText('North', { exact: true }).query() !== null)
    await new Promise((done) => requestIdleCallback(done))
    const place = () => screen.getByRole('article').element().getBoundingClientRect().left
    const before = place()
    vi.advanceTimersByTime(20_000)
    await new Promise(requestAnimationFrame)
    expect([place(), screen.container.querySelector('[data-live]')]).toEqual([before, null])
  })
})
