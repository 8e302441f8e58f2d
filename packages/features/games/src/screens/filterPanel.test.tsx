import type { TestSiteOptions } from '@lobby/platform/testing'
import { describe, expect, test } from 'vitest'
import { createGameListResponse, gameEndpoints, renderGameList } from '../testing/renderGameList.tsx'

const content = [
  { code: 'mega', name: 'Megaways' },
  { code: 'jack', name: 'Jackpots' },
]
const vendors = [
  { code: 'NEBULA', name: 'Nebula', count: 20 },
  { code: 'ARC', name: 'Arc', count: 10 },
]

/**
 * Filters games as the platform does. The number of games of each provider does not depend on the chosen provider. With
 * a minimum bet, the number is half as high.
 */
const filtering = (request: Request) => {
  const query = new URL(request.url).searchParams
  const counted = vendors.map((vendor) => ({
    ...vendor,
    count: query.get('minBetMinor') ? vendor.count / 2 : vendor.count,
  }))
  const fits = counted
    .filter(({ code }) => code === (query.get('vassalage') ?? code))
    .reduce((sum, { count }) => sum + count, 0)
  const whole = createGameListResponse(query.get('gameClassify') ? 0 : fits, { vendors: counted })
  return typeof whole === 'function' ? whole(request) : Response.error()
}

async function openPanel(
  path: string,
  answers: TestSiteOptions['answers'] = {},
  merchant: TestSiteOptions['merchant'] = {},
) {
  const list = await renderGameList({
    path,
    merchant,
    answers: { [gameEndpoints.list]: filtering, [gameEndpoints.types]: { value: { content } }, ...answers },
  })
  await list.screen.getByRole('button', { name: /^Filter/ }).click()
  const sheet = list.screen.getByRole('dialog', { name: 'Filter' })
  const group = (name: string) => sheet.getByRole('radiogroup', { name })
  return { ...list, sheet, group, send: () => sheet.getByRole('button', { name: /^Show/ }).click() }
}
const labels = (group: { element(): Element }) =>
  [...group.element().querySelectorAll('label')].map(({ textContent }) => textContent)

test(
  'shows each provider with its number of games, and filters by the chosen provider',
  { tags: ['GAME-020', 'GAME-049'] },
  async () => {
    const list = await openPanel('/m/gameList?gameType=RNG')
    await expect.poll(() => labels(list.group('Provider'))).toEqual(['All providers30', 'Nebula20', 'Arc10'])
    await list.group('Provider').getByText(/^Arc/).click()
    await list.send()
    await expect.poll(list.location).toBe('/m/gameList?gameType=RNG&vassalage=ARC')
    await expect
      .poll(() =>
        list.asked(gameEndpoints.list).find(({ pageSize, vassalage }) => pageSize === '26' && vassalage === 'ARC'),
      )
      .toBeDefined()
    await expect.element(list.screen.getByRole('button', { name: 'Filter · 1: Arc' })).toBeVisible()
  },
)

describe('filters of the filter panel for slots only', () => {
  test('offers classifications in the filter panel for slots only', { tags: ['GAME-050'] }, async () => {
    const slots = await openPanel('/m/gameList?gameType=RNG')
    await expect.poll(() => labels(slots.group('Type of slot'))).toEqual(['All', 'Megaways', 'Jackpots'])
    await slots.screen.unmount()
    const fishing = await openPanel('/m/gameList?gameType=FISH')
    await expect.element(fishing.group('Provider')).toBeVisible()
    await expect.element(fishing.group('Type of slot')).not.toBeInTheDocument()
  })

  test('offers minimum bets in the filter panel for slots only', { tags: ['GAME-051'] }, async () => {
    const slots = await openPanel('/m/gameList?gameType=RNG')
    await expect.element(slots.group('Minimum bet')).toBeVisible()
    await slots.screen.unmount()
    const fishing = await openPanel('/m/gameList?gameType=FISH')
    await expect.element(fishing.group('Provider')).toBeVisible()
    await expect.element(fishing.group('Minimum bet')).not.toBeInTheDocument()
  })
})

test(
  'offers all, 0.01, 0.05, 0.1, 0.5 and 0.75 as minimum bets in the filter panel',
  { tags: ['GAME-052'] },
  async () => {
    const panel = await openPanel('/m/gameList?gameType=RNG')
    await expect
      .poll(() => labels(panel.group('Minimum bet')))
      .toEqual(['All', 'R$0.01', 'R$0.05', 'R$0.10', 'R$0.50', 'R$0.75'])
  },
)

test(
  'sends the chosen minimum bet in minor units, and no minimum bet for the choice "all"',
  { tags: ['GAME-056'] },
  async () => {
    const list = await openPanel('/m/gameList?gameType=RNG')
    const sent = () =>
      list
        .asked(gameEndpoints.list)
        .filter(({ pageSize }) => pageSize === '26')
        .map(({ minBetMinor }) => minBetMinor)
    expect(sent()).toEqual([undefined])
    await list.group('Minimum bet').getByText('R$0.05').click()
    await list.send()
    await expect.poll(sent).toEqual([undefined, '5'])
    expect(list.location()).toBe('/m/gameList?gameType=RNG&minBet=0.05')
    await list.screen.getByRole('button', { name: 'Remove Min bet R$0.05' }).click()
    await expect.poll(list.location).toBe('/m/gameList?gameType=RNG')
  },
)

test(
  'does not filter the list before the panel’s button is pressed; the button shows the number of matches',
  { tags: ['GAME-053'] },
  async () => {
    const list = await openPanel('/m/gameList?gameType=RNG')
    await expect.element(list.sheet.getByRole('button', { name: 'Show 30 games' })).toBeVisible()
    await list.group('Minimum bet').getByText('R$0.01').click()
    await expect.element(list.sheet.getByRole('button', { name: 'Show 15 games' })).toBeVisible()
    await expect.poll(() => labels(list.group('Provider'))).toEqual(['All providers15', 'Nebula10', 'Arc5'])
    await list.group('Provider').getByText(/^Arc/).click()
    await expect.element(list.sheet.getByRole('button', { name: 'Show 5 games' })).toBeVisible()
    expect(list.location()).toBe('/m/gameList?gameType=RNG')
    await list.send()
    await expect.poll(list.location).toBe('/m/gameList?gameType=RNG&vassalage=ARC&minBet=0.01')
  },
)

test('clears every choice of the filter panel on reset, except the search', { tags: ['GAME-054'] }, async () => {
  const list = await openPanel('/m/gameList?gameType=RNG&gameName=gold&vassalage=ARC&minBet=0.5')
  await expect.element(list.group('Provider').getByRole('radio', { name: /^Arc/ })).toBeChecked()
  await expect.element(list.group('Minimum bet').getByRole('radio', { name: 'R$0.50' })).toBeChecked()
  await list.sheet.getByRole('button', { name: 'Reset' }).click()
  await expect.element(list.group('Provider').getByRole('radio', { name: /^All providers/ })).toBeChecked()
  await expect.element(list.group('Minimum bet').getByRole('radio', { name: 'All' })).toBeChecked()
  await list.send()
  await expect.poll(list.location).toBe('/m/gameList?gameType=RNG&gameName=gold')
})

describe('links to other games in the filter panel', () => {
  const openOthers = async (path = '/m/gameList?gameType=RNG', merchant: TestSiteOptions['merchant'] = {}) => {
    const panel = await openPanel(path, {}, merchant)
    const others = panel.sheet.getByRole('navigation', { name: 'Other games' })
    await expect.element(others).toBeVisible()
    return {
      ...panel,
      others,
      ways: () => [...others.element().querySelectorAll('a')].map((way) => [way.textContent, way.getAttribute('href')]),
    }
  }

  test('links from the filter panel to the lottery screen', { tags: ['GAME-057'] }, async () => {
    const { others, location } = await openOthers()
    await others.getByRole('link', { name: 'Lottery' }).click()
    await expect.poll(location).toBe('/m/lottery')
  })

  test(
    'links from the filter panel to the game list of every other kind, and closes the panel',
    { tags: ['GAME-058'] },
    async () => {
      const { others, location, sheet, ways } = await openOthers()
      expect(ways().filter(([name]) => name !== 'Lottery')).toEqual([
        ['Live', '/m/gameList?gameType=LIVE'],
        ['Sports', '/m/gameList?gameType=SPORTS'],
        ['Fishing', '/m/gameList?gameType=FISH'],
        ['PVP', '/m/gameList?gameType=PVP'],
        ['In-house', '/m/gameList?gameType=INHOUSE'],
        ['E-sports', '/m/gameList?gameType=ESPORTS'],
        ['Poker', '/m/gameList?gameType=POKER'],
        ['Cockfights', '/m/gameList?gameType=COCKFIGHT'],
      ])
      await others.getByRole('link', { name: 'Live' }).click()
      await expect.poll(location).toBe('/m/gameList?gameType=LIVE')
      await expect.element(sheet).not.toBeInTheDocument()
    },
  )

  test(
    'links from the filter panel neither to e-lotteries nor to the current kind of games',
    { tags: ['GAME-059'] },
    async () => {
      const names = async (kind: string) => {
        const { screen, ways } = await openOthers(`/m/gameList?gameType=${kind}`)
        const found = ways().map(([name]) => name)
        await screen.unmount()
        return found
      }
      expect(await names('FISH')).toEqual([
        'Slots',
        'Live',
        'Sports',
        'PVP',
        'In-house',
        'Lottery',
        'E-sports',
        'Poker',
        'Cockfights',
      ])
      expect(await names('ELOTTO')).not.toContain('E-lottery')
    },
  )

  test('offers no link to the kind of games that the market forbids, even before the platform responds', async () => {
    const { ways } = await openOthers('/m/gameList?gameType=RNG', { market: 'BR' })
    const names = ways().map(([name]) => name)
    expect(names).toContain('Poker')
    expect(names).not.toContain('Cockfights')
  })
})

test('disables the button of the filter panel when no game matches', async () => {
  const list = await openPanel('/m/gameList?gameType=RNG')
  await list.group('Type of slot').getByText('Jackpots').click()
  await expect
    .element(list.sheet.getByRole('button', { name: 'No games match' }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('says that no game matches when the platform counts games but lists none', { tags: ['B26'] }, async () => {
  const list = await openPanel('/m/gameList?gameType=RNG', {
    [gameEndpoints.list]: { value: { games: [], pageNum: 1, totalPages: 1, total: 999_999, vendors: [] } },
  })
  await expect
    .element(list.sheet.getByRole('button', { name: 'No games match' }))
    .toHaveAttribute('aria-disabled', 'true')
})

test(
  'shows all groups of the filter panel together when the providers arrive, so that nothing moves',
  { tags: ['GAME-051'] },
  async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const list = await openPanel('/m/gameList?gameType=RNG', {
      [gameEndpoints.list]: async (request) => {
        if (request.url.includes('pageSize=1&')) await held
        return filtering(request)
      },
    })
    await expect.element(list.sheet.getByRole('button', { name: 'Reset' })).toBeVisible()
    for (const name of ['Type of slot', 'Minimum bet']) await expect.element(list.group(name)).not.toBeInTheDocument()
    release()
    for (const name of ['Provider', 'Type of slot', 'Minimum bet']) await expect.element(list.group(name)).toBeVisible()
  },
)

test('shows an error in the filter panel when the providers fail to load, and loads them on retry', async () => {
  let broken = true
  const list = await openPanel('/m/gameList?gameType=RNG', {
    [gameEndpoints.list]: (request) =>
      broken && request.url.includes('pageSize=1&') ? new Response('', { status: 400 }) : filtering(request),
  })
  await expect.element(list.sheet.getByText('Couldn’t load the providers')).toBeVisible()
  await expect.element(list.group('Minimum bet')).toBeVisible()
  await expect.element(list.sheet.getByRole('button', { name: 'Show games' })).toBeVisible()
  broken = false
  await list.sheet.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => labels(list.group('Provider'))).toHaveLength(3)
})
