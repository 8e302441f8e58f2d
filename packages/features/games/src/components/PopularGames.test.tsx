import { ApiError } from '@lobby/api'
import type { LaunchFunction } from '@lobby/platform/ports'
import {
  createMerchantFixture,
  createSessionFixture,
  createTestSiteWithMessages,
  type PlatformResponse,
} from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createGameFixture, createPopularSectionFixture, createVendorFixture } from '../testing/createGameFixture.ts'
import { PopularGames } from './PopularGames.tsx'

const path = 'GET /wps/game/popular'
const sections = [
  createPopularSectionFixture('SPORTS', {
    vendors: [createVendorFixture(10, 'Pitch'), createVendorFixture(11, 'Arc')],
  }),
  createPopularSectionFixture('RNG', { games: [createGameFixture(1), createGameFixture(2)] }),
]

/** Renders only the node ids of the lotteries, in place of the app's lotteries. */
const lotteries = (nodeIds: readonly number[]) => <p>{`lotteries ${nodeIds.join()}`}</p>

async function renderPopular(answer: PlatformResponse = { value: sections }, launch?: LaunchFunction) {
  const page = await renderScreen(<PopularGames placeholder={<p>On their way</p>} renderLotteries={lotteries} />, {
    ...(launch && { onLaunch: launch }),
    session: createSessionFixture(),
    answers: { [path]: answer },
  })
  const tab = (name: string) => page.screen.getByRole('tab', { name })
  return { ...page, tab }
}

describe('popular games', () => {
  test('reserves the space of the popular games while they load', async () => {
    const { screen } = await renderPopular(() => new Promise(() => undefined))
    await expect.element(screen.getByRole('region', { name: 'Popular games' })).toHaveAttribute('aria-busy', 'true')
    await expect.element(screen.getByText('On their way')).toBeVisible()
    await expect.element(screen.getByRole('tablist')).not.toBeInTheDocument()
  })

  test('shows an error when the popular games fail to load, and loads them on retry', async () => {
    let broken = true
    const { site, screen, tab } = await renderPopular(() =>
      broken ? new Response('', { status: 400 }) : Response.json({ success: true, value: sections }),
    )
    const alert = screen.getByRole('alert')
    await expect.element(alert).toBeVisible()
    await expect.element(alert.getByText('Couldn’t load the games')).toBeVisible()
    await expect.element(alert.getByText(/Something went wrong on our side/)).toBeVisible()
    broken = false
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(tab('Sports')).toBeVisible()
    expect(site.fetch.asked).toHaveLength(2)
  })

  test('shows an empty state when there are no popular games', async () => {
    const { screen } = await renderPopular({ value: [] })
    await expect.element(screen.getByText('No games here yet')).toBeVisible()
  })
})

test(
  'keeps the size of a tile, and its game playable, when the tile’s picture fails to load',
  { tags: ['N12', 'N12-control'] },
  async () => {
    const open = async (host: string) => {
      const page = await renderScreen(<PopularGames placeholder={<p>On their way</p>} renderLotteries={lotteries} />, {
        merchant: { images: { hosts: [host], fallback: host } },
        session: createSessionFixture(),
        answers: {
          [path]: {
            value: [createPopularSectionFixture('RNG', { games: [createGameFixture(1), createGameFixture(2)] })],
          },
        },
      })
      const tile = page.screen.getByRole('tabpanel').getByRole('button', { name: /Game 2/ })
      await expect.element(tile).toBeVisible()
      return {
        ...page,
        tile,
        pictures: () => document.querySelectorAll('[role=tabpanel] img').length,
        box: () => JSON.stringify(tile.element().getBoundingClientRect()),
      }
    }
    const good = await open('data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=#')
    await expect.poll(good.pictures).toBe(2)
    const usual = good.box()
    await good.screen.unmount()
    const bad = await open('data:text/plain,')
    await expect.poll(bad.pictures).toBe(0)
    expect(bad.box()).toBe(usual)
    await bad.tile.click()
    await expect.poll(() => bad.launched).toHaveLength(1)
  },
)

describe('tabs of popular games', () => {
  test('opens the tab that the merchant’s setting `lead` names when the platform has games for it', async () => {
    for (const [lead, name] of [
      ['RNG', 'Slots'],
      ['LOTT', 'Sports'],
    ] as const) {
      const { layout } = createMerchantFixture()
      const { screen } = await renderScreen(
        <PopularGames placeholder={<p>On their way</p>} renderLotteries={lotteries} />,
        { guest: true, merchant: { layout: { ...layout, lead } }, answers: { [path]: { value: sections } } },
      )
      await expect.element(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
      await screen.unmount()
    }
  })

  test('reopens the chosen tab when the player comes back to home, even after a page load', async () => {
    const { site, screen, tab } = await renderPopular()
    await tab('Slots').click()
    await screen.unmount()
    const again = await renderScreen(<PopularGames placeholder={<p>On their way</p>} renderLotteries={lotteries} />, {
      site: { ...site, queries: (await createTestSiteWithMessages()).queries },
    })
    await expect.element(again.screen.getByRole('tab', { name: 'Slots' })).toHaveAttribute('aria-selected', 'true')
  })

  test('shows lotteries in a list instead of tiles, in the platform’s order', async () => {
    const value = [
      createPopularSectionFixture('LOTT', {
        games: [createGameFixture(5, { gameType: 'LOTT' }), createGameFixture(3, { gameType: 'LOTT' })],
      }),
    ]
    const { screen } = await renderPopular({ value })
    await expect.element(screen.getByRole('tabpanel', { name: 'Lottery' }).getByText('lotteries 5,3')).toBeVisible()
    await expect.element(screen.getByRole('article')).not.toBeInTheDocument()
  })

  test('shows the tabs in the platform’s order and opens the first one', async () => {
    const { screen, tab } = await renderPopular()
    await expect.element(tab('Sports')).toHaveAttribute('aria-selected', 'true')
    expect(
      screen
        .getByRole('tab')
        .all()
        .map((each) => each.element().textContent),
    ).toEqual(['Sports', 'Slots'])
    await expect.element(screen.getByRole('tabpanel', { name: 'Sports' })).toBeVisible()
  })

  test.each([
    ['SPORTS', 'Sports'],
    ['LIVE', 'Live'],
    ['FISH', 'Fishing'],
    ['RNG', 'Slots'],
    ['PVP', 'PVP'],
  ] as const)(
    'shows a tab for the category %s with the name %s',
    { tags: ['HOME-064', 'HOME-065', 'HOME-066', 'HOME-067', 'HOME-068'] },
    async (gameType, name) => {
      const { screen, tab } = await renderPopular({
        value: [
          createPopularSectionFixture('LOTT', {}),
          createPopularSectionFixture(gameType, { games: [createGameFixture(7)] }),
        ],
      })
      await tab(name).click()
      await expect.element(screen.getByRole('tabpanel', { name }).getByRole('button', { name: /Game 7/ })).toBeVisible()
    },
  )

  test(
    'shows the in-house tab directly after slots, whatever the platform’s order',
    { tags: ['HOME-070'] },
    async () => {
      const of = (...types: ('INHOUSE' | 'LIVE' | 'RNG' | 'PVP')[]) =>
        types.map((type) => createPopularSectionFixture(type, { games: [createGameFixture(1)] }))
      const { screen, tab } = await renderPopular({ value: of('INHOUSE', 'LIVE', 'RNG', 'PVP') })
      await expect.element(tab('In-house')).toBeVisible()
      expect(
        screen
          .getByRole('tab')
          .all()
          .map((each) => each.element().textContent),
      ).toEqual(['Live', 'Slots', 'In-house', 'PVP'])
    },
  )

  test(
    'shows the vendors or games of a tab when the tab is pressed or reached by an arrow key',
    { tags: ['HOME-071'] },
    async () => {
      const { screen, tab } = await renderPopular()
      await expect.element(screen.getByRole('button', { name: 'Pitch' })).toBeVisible()
      await tab('Slots').click()
      await expect
        .element(screen.getByRole('tabpanel', { name: 'Slots' }).getByRole('button', { name: /Game 1/ }))
        .toBeVisible()
      await expect.element(screen.getByRole('button', { name: 'Pitch' })).not.toBeInTheDocument()
      await userEvent.keyboard('{ArrowLeft}')
      await expect.element(screen.getByRole('button', { name: 'Pitch' })).toBeVisible()
    },
  )

  test('switches the tab immediately, and renders its games in a later frame', async () => {
    const { screen, tab } = await renderPopular()
    await expect.element(screen.getByRole('button', { name: 'Pitch' })).toBeVisible()
    const [slots, panel] = [tab('Slots').element(), screen.getByRole('tabpanel').element()]
    ;(slots as HTMLElement).click()
    await Promise.resolve()
    expect([slots.getAttribute('aria-selected'), panel.textContent]).toEqual([
      'true',
      expect.not.stringContaining('Game 1'),
    ])
    await expect
      .element(screen.getByRole('tabpanel', { name: 'Slots' }).getByRole('button', { name: /Game 1/ }))
      .toBeVisible()
  })

  test('keeps the chosen tab selected after a refetch, or selects another if the chosen tab no longer exists', async () => {
    let value = sections
    const { site, tab } = await renderPopular(() => Response.json({ success: true, value }))
    await tab('Slots').click()
    await site.queries.refetchQueries()
    await expect.element(tab('Slots')).toHaveAttribute('aria-selected', 'true')
    value = sections.slice(0, 1)
    await site.queries.refetchQueries()
    await expect.element(tab('Sports')).toHaveAttribute('aria-selected', 'true')
  })
})

describe('launch from popular games', () => {
  test('opens a vendor’s lobby when its tile is pressed', async () => {
    const { screen, launched } = await renderPopular()
    await screen.getByRole('button', { name: 'Pitch' }).click()
    expect(launched).toEqual([{ vendor: 'PITCH', roomId: 'lobby-10', nodeId: 10, category: 'SPORTS', name: 'Pitch' }])
  })

  test('shows a launch error next to the games, and allows another launch', async () => {
    const { screen, launched } = await renderPopular(undefined, () =>
      Promise.reject(new ApiError('timeout', { operation: 'launchGame' })),
    )
    await screen.getByRole('button', { name: 'Arc' }).click()
    await expect
      .element(screen.getByRole('tabpanel').getByRole('status'))
      .toHaveTextContent('This is taking too long. Check your internet and try again.')
    await screen.getByRole('button', { name: 'Pitch' }).click()
    expect(launched.map(({ nodeId }) => nodeId)).toEqual([11, 10])
  })
})
