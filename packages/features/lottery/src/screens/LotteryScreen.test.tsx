import type { PlatformResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { describe, expect, test } from 'vitest'
import { shiftClockUntilTestEnds, simulatePageBecomesVisible } from '../testing/clocks.ts'
import { createLotteryFixture } from '../testing/createLotteryFixture.ts'
import { createLotteryMenuFixture } from '../testing/createLotteryMenuFixture.ts'
import { LotteryScreen } from './LotteryScreen.tsx'

const HOUR_MS = 3_600_000
const call = 'GET /lgw/vn/games/game_menu'

async function renderMenu(
  path = '/m/lottery',
  {
    answer = { value: createLotteryMenuFixture() },
    guest = false,
  }: { readonly answer?: PlatformResponse; readonly guest?: boolean } = {},
) {
  const page = await renderScreen(<LotteryScreen />, { path, answers: { [call]: answer }, guest })
  const { screen } = page
  return {
    ...page,
    names: () =>
      screen
        .getByRole('article')
        .all()
        .map((row) => /Lottery \d/.exec(row.element().textContent)?.[0]),
    tab: (name: string) => screen.getByRole('tab', { name, exact: true }),
    heart: (id: number) => screen.getByRole('button', { name: `Favourite: Lottery ${id}` }),
    asked: () => page.site.fetch.asked.filter((each) => each.startsWith(call)),
  }
}

/** Creates a menu with one lottery that is drawn in `remainTime` milliseconds. */
const drawIn = (remainTime: number, { lockTime = 5 } = {}): PlatformResponse => {
  const [first] = createLotteryMenuFixture()
  return { value: [{ ...first, gameMenus: [], games: [createLotteryFixture(1, { remainTime, lockTime })] }] }
}

describe('lottery menu', () => {
  test(
    'shows the tabs "hot", "favourites" and each category in a row that scrolls',
    { tags: ['LOTT-010'] },
    async () => {
      const { screen, tab } = await renderMenu()
      await expect.element(tab('Popular')).toHaveAttribute('aria-selected', 'true')
      expect(
        screen
          .getByRole('tab')
          .elements()
          .map((each) => each.textContent),
      ).toEqual(['Popular', 'Favourites', 'Digits', 'Dice'])
      const list = screen.getByRole('tablist', { name: 'Lottery types' }).element()
      expect(getComputedStyle(list).overflowX).toBe('auto')
      const tops = screen
        .getByRole('tab')
        .elements()
        .map((each) => each.getBoundingClientRect().top)
      expect(new Set(tops).size).toBe(1)
    },
  )

  test('lists the lotteries of the pressed tab and writes the tab into the URL', { tags: ['LOTT-011'] }, async () => {
    const { names, tab, location } = await renderMenu()
    await expect.poll(names).toEqual(['Lottery 2', 'Lottery 4'])
    await tab('Dice').click()
    await expect.poll(names).toEqual(['Lottery 4', 'Lottery 5'])
    expect(location()).toBe('/m/lottery?tab=DICE')
  })

  test('shows the tab and the group that the URL of the menu names', async () => {
    const { names, tab } = await renderMenu('/m/lottery?tab=DIGITS&group=DIGITS-FAST')
    await expect.poll(names).toEqual(['Lottery 1', 'Lottery 3'])
    await expect.element(tab('Digits')).toHaveAttribute('aria-selected', 'true')
  })

  test('offers the groups of a menu tab, with "all" as the first choice', async () => {
    const { screen, names, location } = await renderMenu('/m/lottery?tab=DIGITS')
    const groups = screen.getByRole('radiogroup', { name: 'Groups' })
    await expect.element(groups.getByRole('radio').first()).toBeChecked()
    expect(groups.element().textContent).toBe('AllFastDaily')
    await groups.getByText('Daily').click()
    await expect.poll(names).toEqual(['Lottery 2'])
    expect(location()).toBe('/m/lottery?tab=DIGITS&group=DIGITS-DAILY')
  })

  test('fetches the lottery menu one time for all tabs', async () => {
    const { names, tab, asked } = await renderMenu()
    await tab('Dice').click()
    await expect.poll(names).toEqual(['Lottery 4', 'Lottery 5'])
    expect(asked()).toHaveLength(1)
  })

  test('shows an error when the lottery menu fails to load, and loads the menu on retry', async () => {
    let broken = true
    const { screen, names } = await renderMenu('/m/lottery', {
      answer: () =>
        broken
          ? new Response('', { status: 400 })
          : Response.json({ success: true, value: createLotteryMenuFixture() }),
    })
    await expect.element(screen.getByText('Couldn’t load the lotteries')).toBeVisible()
    broken = false
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(names).toEqual(['Lottery 2', 'Lottery 4'])
  })

  test('says that there are no lotteries when the menu is empty', async () => {
    const { screen } = await renderMenu('/m/lottery', { answer: { value: [] } })
    await expect.element(screen.getByText('No lotteries here right now')).toBeVisible()
    expect(screen.getByRole('tab').elements()).toEqual([])
  })

  test('keeps the old menu and says that it may be out of date when a refetch fails', async () => {
    let broken = false
    const { site, screen, names } = await renderMenu('/m/lottery', {
      answer: () =>
        broken
          ? new Response('', { status: 400 })
          : Response.json({ success: true, value: createLotteryMenuFixture() }),
    })
    await expect.poll(names).toEqual(['Lottery 2', 'Lottery 4'])
    broken = true
    await site.queries.refetchQueries()
    await expect.element(screen.getByText('These draws may be out of date')).toBeVisible()
    expect(names()).toEqual(['Lottery 2', 'Lottery 4'])
  })
})

describe('lottery in the menu', () => {
  test('counts down to the time when sales of a lottery close', async () => {
    const { screen } = await renderMenu('/m/lottery', { answer: drawIn(HOUR_MS, { lockTime: 600 }) })
    await expect
      .poll(() => screen.getByRole('timer', { name: 'Time until sales close' }).query()?.textContent)
      .toMatch(/^00:49:/)
    expect(screen.getByText('Sales closed').elements()).toEqual([])
  })

  test('shows that sales of a lottery have closed when they close by the page’s clock', async () => {
    const { screen } = await renderMenu('/m/lottery', { answer: drawIn(5600) })
    await expect.element(screen.getByText('Sales closed')).toBeVisible()
    await expect.element(screen.getByRole('timer')).toHaveTextContent('--:--:--')
  })

  test('shows sales as closed within the lock time, even if the platform reports the lottery as on sale', async () => {
    const { screen } = await renderMenu('/m/lottery', { answer: drawIn(5000) })
    await expect.element(screen.getByText('Sales closed')).toBeVisible()
  })
})

describe('clock of the page and clock of the device', () => {
  const open = async () => {
    const page = await renderMenu('/m/lottery', { answer: drawIn(HOUR_MS) })
    await expect.poll(() => page.screen.getByRole('timer').query()?.textContent).toMatch(/^00:59:/)
    return page
  }

  test(
    'shows immediately that sales have closed when the page becomes visible after the closing time',
    { tags: ['C2'] },
    async () => {
      const { screen } = await open()
      shiftClockUntilTestEnds(performance, HOUR_MS)
      simulatePageBecomesVisible()
      await Promise.resolve()
      expect(screen.getByRole('timer').element().textContent).toBe('--:--:--')
      await expect.element(screen.getByText('Sales closed')).toBeVisible()
    },
  )

  test(
    'control: shows the draw as on sale when the page becomes visible before the closing time',
    { tags: ['C2-control'] },
    async () => {
      const { screen } = await open()
      shiftClockUntilTestEnds(performance, HOUR_MS / 2)
      simulatePageBecomesVisible()
      await expect.poll(() => screen.getByRole('timer').query()?.textContent).toMatch(/^00:29:/)
      expect(screen.getByText('Sales closed').elements()).toEqual([])
    },
  )

  test.each([24 * HOUR_MS, -24 * HOUR_MS])(
    'shows the draw as on sale until the closing time when the clock of the device jumps by %i ms',
    { tags: ['C1'] },
    async (by) => {
      const { screen } = await open()
      shiftClockUntilTestEnds(Date, by)
      simulatePageBecomesVisible()
      await expect.poll(() => screen.getByRole('timer').query()?.textContent).toMatch(/^00:59:/)
      expect(screen.getByText('Sales closed').elements()).toEqual([])
    },
  )

  test(
    'control: shows that sales have closed when the clock of the page jumps past the closing time',
    { tags: ['C1-control'] },
    async () => {
      const { screen } = await open()
      shiftClockUntilTestEnds(Date, -24 * HOUR_MS)
      shiftClockUntilTestEnds(performance, HOUR_MS)
      simulatePageBecomesVisible()
      await expect.element(screen.getByText('Sales closed')).toBeVisible()
    },
  )
})

describe('favourite lotteries', () => {
  test('lists a lottery in the favourites tab after it was marked as favourite in another tab of the menu', async () => {
    const { screen, names, tab, heart } = await renderMenu('/m/lottery?tab=DICE')
    await heart(5).click()
    await expect.poll(names).toEqual(['Lottery 5', 'Lottery 4'])
    await tab('Favourites').click()
    await expect.poll(names).toEqual(['Lottery 5'])
    await expect.element(screen.getByText('No favourites yet')).not.toBeInTheDocument()
  })

  test(
    'removes a lottery from the favourites tab immediately when it is no favourite any more',
    { tags: ['LOTT-037'] },
    async () => {
      const { screen, names, tab, heart } = await renderMenu('/m/lottery?tab=DICE')
      await heart(5).click()
      await heart(4).click()
      await tab('Favourites').click()
      await expect.poll(names).toEqual(['Lottery 4', 'Lottery 5'])
      await heart(4).click()
      await expect.poll(names).toEqual(['Lottery 5'])
      await heart(5).click()
      await expect.element(screen.getByText('No favourites yet')).toBeVisible()
    },
  )

  test('shows favourites that were marked in another browser tab, and keeps the favourites of both tabs', async () => {
    const { site, names, heart } = await renderMenu('/m/lottery?tab=DICE')
    await expect.poll(names).toEqual(['Lottery 4', 'Lottery 5'])
    site.storage.set('lotteryFavourites', { ana: ['lottery-5'] })
    await expect.poll(names).toEqual(['Lottery 5', 'Lottery 4'])
    await heart(4).click()
    expect(site.storage.get('lotteryFavourites')).toEqual({ ana: ['lottery-5', 'lottery-4'] })
  })

  test('sends a guest who marks a favourite to the sign-in, which returns to the same tab', async () => {
    const { heart, location } = await renderMenu('/m/lottery?tab=HOT', { guest: true })
    await heart(4).click()
    await expect.poll(location).toBe('/m/login?next=%2Fm%2Flottery%3Ftab%3DHOT')
  })

  test('sends a guest from the favourites tab to the sign-in', async () => {
    const { location } = await renderMenu('/m/lottery?tab=FAV', { guest: true })
    await expect.poll(location).toBe('/m/login?next=%2Fm%2Flottery%3Ftab%3DFAV')
  })
})
