import { ApiError } from '@lobby/api'
import type { LaunchTarget } from '@lobby/platform/ports'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { renderGameCentre } from '../testing/renderGameCentre.tsx'
import { createGameFixture, createListedVendorFixture, createVendorListFixture } from '../testing/createGameFixture.ts'
import { GameCentreScreen } from './GameCentreScreen.tsx'
import { GameLobbyScreen } from './GameLobbyScreen.tsx'
import { SlotsCentreScreen } from './SlotsCentreScreen.tsx'

const path = '/m/gameCenter'

beforeEach(() => window.scrollTo(0, 0))

describe('other games in the game centre', () => {
  const others = async () => {
    const centre = await renderGameCentre(<GameCentreScreen />, { path })
    await expect.element(centre.screen.getByText('Croupe')).toBeVisible()
    return {
      ...centre,
      link: (name: string) =>
        centre.screen.getByRole('navigation', { name: 'Other games' }).getByRole('link', { name }),
    }
  }

  test('links from the game centre to the lottery screen', { tags: ['GAME-057'] }, async () => {
    const { link, location } = await others()
    await link('Lottery').click()
    await expect.poll(location).toBe('/m/lottery')
  })

  test('links from the game centre to the game list of every other kind', { tags: ['GAME-058'] }, async () => {
    const { link, location } = await others()
    await link('Live').click()
    await expect.poll(location).toBe('/m/gameList?gameType=LIVE')
  })
})

describe('vendors in the game centre', () => {
  test(
    'shows each vendor one time per kind of games, and does not link to e-lotteries',
    { tags: ['GAME-059', 'GAME-060'] },
    async () => {
      const { screen } = await renderGameCentre(<GameCentreScreen />, { path })
      await expect.element(screen.getByText('Croupe')).toBeVisible()
      const tiles = (kind: string) =>
        [...screen.getByRole('region', { name: kind, exact: true }).element().querySelectorAll('li strong')].map(
          ({ textContent }) => textContent,
        )
      expect([tiles('Slots'), tiles('Live'), tiles('Lottery')]).toEqual([
        ['Quartzo', 'Tamborim'],
        ['Croupe'],
        ['Quartzo'],
      ])
      await expect.element(screen.getByRole('heading', { name: 'E-lottery' })).toBeVisible()
      const names = [...screen.getByRole('navigation', { name: 'Other games' }).element().querySelectorAll('a')].map(
        ({ textContent }) => textContent,
      )
      expect(names).toEqual(['Slots', 'Live', 'Lottery'])
    },
  )

  test('launches the lobby of a vendor when its tile is pressed', { tags: ['GAME-061'] }, async () => {
    const { screen, launched } = await renderGameCentre(<GameCentreScreen />, { path })
    await screen.getByRole('button', { name: 'Croupe' }).click()
    expect(launched).toEqual([{ vendor: 'CROUPE', roomId: 'lobby-3', nodeId: 3, category: 'LIVE', name: 'Croupe' }])
  })

  test('says that a vendor is under maintenance, and links to its games instead of launching its lobby', async () => {
    const { screen, launched, location } = await renderGameCentre(<GameCentreScreen />, { path })
    await screen.getByRole('link', { name: /Tamborim.*Under maintenance/ }).click()
    await expect.poll(location).toBe('/m/gameLobby?vassalage=TAMBORIM&gameType=RNG')
    expect(launched).toEqual([])
  })

  test('shows an error in the game centre when the vendors fail to load, and loads them on retry', async () => {
    let broken = true
    const { screen } = await renderGameCentre(<GameCentreScreen />, {
      path,
      answers: {
        'GET /wps/game/menus': () =>
          broken
            ? new Response('', { status: 400 })
            : Response.json({ success: true, value: { sorting: [], mapping: {} } }),
      },
    })
    await expect.element(screen.getByText('Couldn’t load the providers')).toBeVisible()
    broken = false
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByText('No games here yet')).toBeVisible()
  })
})

describe('recently played games', () => {
  test(
    'fetches the recently played games with a GET and reads the games from value.content',
    { tags: ['CALL-072', 'CALL-073'] },
    async () => {
      const { screen, asked } = await renderGameCentre(<GameCentreScreen />, { path })
      const rail = screen.getByRole('region', { name: 'Recently played' })
      await expect.element(rail.getByText('Game 5')).toBeVisible()
      expect(asked('GET /wps/game/recent')).toHaveLength(1)
    },
  )

  test('shows only slots among the recently played games of the slots centre', async () => {
    const content = [createGameFixture(5), { ...createGameFixture(6), gameType: 'LIVE' }]
    const { screen } = await renderGameCentre(<SlotsCentreScreen />, {
      path: '/m/slotsCenter',
      answers: { 'GET /wps/game/recent': { value: { content } } },
    })
    const rail = screen.getByRole('region', { name: 'Recently played' })
    await expect.element(rail.getByText('Game 5')).toBeVisible()
    await expect.element(rail.getByText('Game 6')).not.toBeInTheDocument()
  })

  describe.each([
    ['the game centre', path, GameCentreScreen, 'LIVE'],
    ['the slots centre', '/m/slotsCenter', SlotsCentreScreen, 'RNG'],
  ] as const)('private room in %s', (_, at, Screen, gameType) => {
    const open = async (onLaunch?: (target: LaunchTarget) => Promise<void>) => {
      let priceMinor = 250
      const room = () => ({ ...createGameFixture(6, { gameType }), roomType: 'private', priceMinor })
      const recent = () =>
        Response.json({ success: true, value: { content: [createGameFixture(5, { gameType }), room()] } })
      const centre = await renderGameCentre(<Screen />, {
        path: at,
        answers: { 'GET /wps/game/recent': recent },
        ...(onLaunch && { onLaunch }),
      })
      const rail = centre.screen.getByRole('region', { name: 'Recently played' })
      return {
        ...centre,
        rail,
        press: (name: RegExp) => rail.getByRole('button', { name }).click(),
        ask: centre.screen.getByRole('alertdialog', { name: 'Game 6' }),
        setPrice: (next: number) => void (priceMinor = next),
      }
    }

    test(
      'opens a private room only after the price is confirmed, and other games immediately',
      { tags: ['GAME-076'] },
      async () => {
        const { rail, press, ask, launched } = await open()
        await expect.element(rail.getByText('Private R$2.50')).toBeVisible()
        await press(/Game 6/)
        await ask.getByRole('button', { name: 'Cancel' }).click()
        await expect.element(ask).not.toBeInTheDocument()
        expect(launched).toEqual([])
        await press(/Game 6/)
        await ask.getByRole('button', { name: 'Pay R$2.50 and play' }).click()
        await expect.poll(() => launched).toMatchObject([{ nodeId: 6, roomId: 'room-6', priceMinor: 250 }])
        await press(/Game 5/)
        await expect.poll(() => launched).toHaveLength(2)
        expect(launched[1]).not.toHaveProperty('priceMinor')
      },
    )

    test('refetches the price of a room when the platform refuses the old price, and says so', async () => {
      const refuse = () => Promise.reject(new ApiError('refused', { operation: 'launchGame', code: 'game.room.price' }))
      const { rail, press, ask, setPrice, asked, screen } = await open(refuse)
      await expect.element(rail.getByText('Private R$2.50')).toBeVisible()
      setPrice(400)
      await press(/Game 6/)
      await ask.getByRole('button', { name: 'Pay R$2.50 and play' }).click()
      await expect.element(rail.getByText('Private R$4.00')).toBeVisible()
      await expect.element(screen.getByText('This is a paid room. Confirm the price to enter.')).toBeVisible()
      expect(asked('GET /wps/game/recent')).toHaveLength(2)
    })
  })

  test('sends no request for recent games when a guest opens the game centre', async () => {
    const { screen, asked } = await renderGameCentre(<GameCentreScreen />, { path, guest: true })
    await expect.element(screen.getByText('Croupe')).toBeVisible()
    await expect.element(screen.getByText('Recently played')).not.toBeInTheDocument()
    expect(asked('GET /wps/game/recent')).toEqual([])
  })
})

test('shows top and new slots, and links to the slots of each provider', async () => {
  const { screen, location, asked } = await renderGameCentre(<SlotsCentreScreen />, { path: '/m/slotsCenter' })
  await expect.element(screen.getByRole('region', { name: 'Top slots' }).getByText('Game 71')).toBeVisible()
  await expect
    .element(screen.getByRole('region', { name: 'New slots' }).getByText('Game 1', { exact: true }))
    .toBeVisible()
  expect(asked('GET /wps/game/list').every((each) => each.includes('isNew=true'))).toBe(true)
  await screen
    .getByRole('region', { name: 'Slot providers' })
    .getByRole('link', { name: /Quartzo/ })
    .click()
  await expect.poll(location).toBe('/m/gameLobby?vassalage=QUARTZO&gameType=RNG')
})

describe.each([
  ['the game centre', '/m/gameCenter', GameCentreScreen],
  ['the slots centre', '/m/slotsCenter', SlotsCentreScreen],
])('scroll position of %s', (_, centrePath, Screen) => {
  const vendors = Array.from({ length: 24 }, (_each, index) =>
    createListedVendorFixture(index + 1, `Vendor ${index + 1}`, 'RNG'),
  )
  let due = Promise.resolve()
  const setting = {
    path: centrePath,
    answers: {
      'GET /wps/game/menus': { value: createVendorListFixture(...vendors) },
      'GET /wps/game/recent': () =>
        due.then(() => Response.json({ success: true, value: { content: [createGameFixture(5)] } })),
    },
  }
  const leave = async () => {
    const { site, screen } = await renderGameCentre(<Screen />, setting)
    await expect.element(screen.getByText('Vendor 24')).toBeInTheDocument()
    window.scrollTo(0, 400)
    await expect.poll(() => window.scrollY).toBe(400)
    await new Promise(requestAnimationFrame)
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    await screen.unmount()
    window.scrollTo(0, 0)
    site.queries.clear()
    site.storage.remove('recentGamesCache')
    return site
  }

  test('restores the scroll position of the game centre when the page loads again after a game', async () => {
    await renderGameCentre(<Screen />, { ...setting, site: await leave() })
    await expect.poll(() => window.scrollY).toBe(400)
  })

  test('waits for the recently played games before it restores the scroll position of the game centre', async () => {
    const site = await leave()
    const recent = Promise.withResolvers<void>()
    due = recent.promise
    onTestFinished(() => void (due = Promise.resolve()))
    const { screen } = await renderGameCentre(<Screen />, { ...setting, site })
    await expect.element(screen.getByText('Vendor 24')).toBeInTheDocument()
    await new Promise(requestAnimationFrame)
    expect(window.scrollY).toBe(0)
    recent.resolve()
    await expect.poll(() => window.scrollY).toBe(400)
  })

  test('starts at the top of the game centre when its URL differs from the URL of the last visit', async () => {
    const { screen } = await renderGameCentre(<Screen />, {
      ...setting,
      path: `${centrePath}?from=menu`,
      site: await leave(),
    })
    await expect.element(screen.getByText('Vendor 24')).toBeInTheDocument()
    await new Promise(requestAnimationFrame)
    expect(window.scrollY).toBe(0)
  })
})

describe('game lobby', () => {
  test('shows a vendor’s games in one tab per kind, and launches the vendor’s lobby', async () => {
    const { screen, location, asked, launched } = await renderGameCentre(<GameLobbyScreen />, {
      path: '/m/gameLobby?vassalage=QUARTZO',
    })
    await expect.element(screen.getByRole('heading', { name: 'Quartzo' })).toBeVisible()
    await expect.element(screen.getByRole('tab', { name: 'Slots' })).toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => asked('GET /wps/game/list').at(-1)).toMatch(/gameType=RNG.*vassalage=QUARTZO/)
    await screen.getByRole('tab', { name: 'Lottery' }).click()
    await expect.poll(location).toBe('/m/gameLobby?vassalage=QUARTZO&gameType=LOTT')
    await expect.poll(() => asked('GET /wps/game/list').at(-1)).toMatch(/gameType=LOTT.*vassalage=QUARTZO/)
    await screen.getByRole('button', { name: 'Play now' }).click()
    expect(launched).toMatchObject([{ vendor: 'QUARTZO', roomId: 'lobby-lott', category: 'LOTT' }])
  })

  test('says that the vendor in the URL is unknown, and links to the game centre', async () => {
    const { screen, location } = await renderGameCentre(<GameLobbyScreen />, { path: '/m/gameLobby?vassalage=NOBODY' })
    await screen.getByRole('link', { name: 'Game centre' }).click()
    await expect.poll(location).toBe('/m/gameCenter')
  })

  test('offers no launch of the lobby of a vendor under maintenance', async () => {
    const { screen } = await renderGameCentre(<GameLobbyScreen />, { path: '/m/gameLobby?vassalage=TAMBORIM' })
    await expect
      .element(screen.getByText('This provider is under maintenance. Its games will be back soon.'))
      .toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Play now' })).not.toBeInTheDocument()
  })
})

describe('rooms in a game list', () => {
  const games = [
    createGameFixture(1),
    { ...createGameFixture(2), roomType: 'vip' },
    { ...createGameFixture(3), roomType: 'private', priceMinor: 250 },
  ]
  const open = () =>
    renderGameCentre(<GameLobbyScreen />, {
      path: '/m/gameLobby?vassalage=CROUPE',
      answers: { 'GET /wps/game/list': { value: { games, pageNum: 1, totalPages: 1, total: 3 } } },
    })

  test('marks rooms as VIP or private, and shows the price of a private room', { tags: ['GAME-076'] }, async () => {
    const { screen } = await open()
    await expect.element(screen.getByText('Game 3')).toBeVisible()
    // Leave out the initials that replace a missing picture.
    const words = [...screen.container.querySelectorAll('article')].map(({ textContent }) =>
      textContent.replace(/G\d/, ''),
    )
    expect(words).toEqual(['Game 1Nebula', 'VIPGame 2Nebula', 'Private R$2.50Game 3Nebula'])
  })

  test('opens a private room from a game list only after its price is confirmed', async () => {
    const { screen, launched } = await open()
    await screen
      .getByRole('button', { name: /Game 3/ })
      .first()
      .click()
    const ask = screen.getByRole('alertdialog', { name: 'Game 3' })
    await expect.element(ask.getByText('This is a private room. Each entry costs R$2.50.')).toBeVisible()
    await ask.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(ask).not.toBeInTheDocument()
    expect(launched).toEqual([])
    await screen
      .getByRole('button', { name: /Game 3/ })
      .first()
      .click()
    await ask.getByRole('button', { name: 'Pay R$2.50 and play' }).click()
    await expect.poll(() => launched).toMatchObject([{ nodeId: 3, priceMinor: 250 }])
  })

  test('refetches the game list when a room’s price has changed, and asks the player to confirm the new price', async () => {
    let priceMinor = 250
    const { screen, launched, asked } = await renderGameCentre(<GameLobbyScreen />, {
      path: '/m/gameLobby?vassalage=CROUPE',
      answers: {
        'GET /wps/game/list': () =>
          Response.json({
            success: true,
            value: {
              games: [{ ...createGameFixture(3), roomType: 'private', priceMinor }],
              pageNum: 1,
              totalPages: 1,
              total: 1,
            },
          }),
      },
      onLaunch: (target) =>
        target.priceMinor === priceMinor
          ? Promise.resolve()
          : Promise.reject(new ApiError('refused', { operation: 'launchGame', code: 'game.room.price' })),
    })
    const pay = async (said: string) => {
      await screen
        .getByRole('button', { name: /Game 3/ })
        .first()
        .click()
      await screen
        .getByRole('alertdialog')
        .getByRole('button', { name: `Pay ${said} and play` })
        .click()
    }
    await expect.element(screen.getByText('Private R$2.50')).toBeVisible()
    priceMinor = 400
    await pay('R$2.50')
    await expect.element(screen.getByText('Private R$4.00')).toBeVisible()
    expect(asked('GET /wps/game/list')).toHaveLength(2)
    await pay('R$4.00')
    await expect.poll(() => launched.map((target) => target.priceMinor)).toEqual([250, 400])
  })

  test('opens a normal room immediately, without a price', async () => {
    const { screen, launched } = await open()
    await screen
      .getByRole('button', { name: /Game 1/ })
      .first()
      .click()
    expect(launched).toMatchObject([{ nodeId: 1 }])
    expect(launched[0]).not.toHaveProperty('priceMinor')
  })
})
