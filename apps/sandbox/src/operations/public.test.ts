import { decryptCustomerServicePath } from '@lobby/api/crypto/servicePath'
import { describe, expect, test } from 'vitest'
import { selectAll } from '../db/sql.ts'
import { northMerchant, southMerchant } from '../testing/merchants.ts'
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.ts'

interface Tile {
  readonly nodeId: number
  readonly gameType: string
  readonly iconUrl: string
}
interface Section {
  readonly gameType: string
  readonly vendors: readonly { readonly vassalage: string }[]
  readonly games: readonly Tile[]
}
interface Home {
  readonly banners: readonly { readonly url: string; readonly title: string }[]
  readonly popup: readonly { readonly execution: string }[]
  readonly hot: readonly {
    readonly matchTime: string
    readonly vendor: string
    readonly roomId: string
    readonly nodeId: number
  }[]
  readonly player: readonly unknown[]
  readonly promotion: readonly unknown[]
}
interface Resources {
  readonly version: { readonly pathList: readonly string[] }
  readonly resources: Readonly<Record<string, string>>
}

const sandbox = createTestSandbox()
const value = async <T>(id: string, ask?: Parameters<TestSandbox['call']>[1]): Promise<T> =>
  (await sandbox.call(id, ask)).body.value as unknown as T

describe('catalogue', () => {
  test('seeds more than 600 games of at least 12 vendors in eleven categories', () => {
    expect(selectAll(sandbox.db, 'SELECT 1 FROM game').length).toBeGreaterThan(600)
    expect(selectAll(sandbox.db, 'SELECT DISTINCT vassalage FROM game').length).toBeGreaterThanOrEqual(12)
    expect(selectAll(sandbox.db, 'SELECT DISTINCT category FROM game')).toHaveLength(11)
  })

  test('returns the game sections of home in order, with vendors or games as each section requires', async () => {
    const sections = await value<Section[]>('popularGames')
    expect(sections.map(({ gameType }) => gameType)).toEqual([
      'SPORTS',
      'LIVE',
      'FISH',
      'RNG',
      'INHOUSE',
      'PVP',
      'LOTT',
    ])
    for (const { gameType, vendors, games } of sections) {
      const byVendor = gameType === 'SPORTS' || gameType === 'LIVE'
      expect(vendors.length > 0).toBe(byVendor)
      expect(games).toHaveLength(byVendor ? 0 : gameType === 'LOTT' ? 6 : 18)
      for (const game of games) expect(game.gameType).toBe(gameType)
    }
  })

  test('returns in the home section LOTT only lotteries that the call lotteryList also returns', async () => {
    const sections = await value<Section[]>('popularGames')
    const drawn = (
      await value<{ nodeId: number; remark: string }[]>('lotteryList', { query: { prizeMode: 'LOTT' } })
    ).map(({ nodeId }) => nodeId)
    const shown = sections.find(({ gameType }) => gameType === 'LOTT')?.games.map(({ nodeId }) => nodeId) ?? []
    expect(new Set(shown).size).toBe(6)
    for (const nodeId of shown) expect(drawn).toContain(nodeId)
  })

  test('returns different popular games for each tenant', async () => {
    const ids = async (tenant: typeof northMerchant): Promise<number[]> =>
      (await value<{ list: Tile[] }>('hotGames', { tenant })).list.map(({ nodeId }) => nodeId)
    expect(await ids(northMerchant)).toEqual(await ids(northMerchant))
    expect(await ids(northMerchant)).not.toEqual(await ids(southMerchant))
  })

  test('filters hot games by category', async () => {
    const { list } = await value<{ list: Tile[] }>('hotGames', { query: { gameType: 'FISH' } })
    expect(list.length).toBeGreaterThan(10)
    for (const game of list) expect(game.gameType).toBe('FISH')
  })
})

describe('homeAnnouncements', () => {
  test('returns published content in the tenant’s default language', async () => {
    const home = await value<Home>('homeAnnouncements')
    expect(home.banners[0]).toMatchObject({ url: '/banner/north/1.webp', title: expect.stringMatching(/^Bônus/) })
    expect((await value<Home>('homeAnnouncements', { tenant: southMerchant })).banners[0]).toMatchObject({
      url: '/banner/south/1.webp',
      title: expect.stringMatching(/^Welcome/),
    })
    expect(home.popup.map(({ execution }) => execution)).toEqual(['A', 'A', 'F', 'B', 'B'])
    expect(home.player.length).toBeGreaterThan(2)
    expect(home.promotion.length).toBeGreaterThan(2)
  })

  test('returns future matches that can be launched', async () => {
    const { hot } = await value<Home>('homeAnnouncements')
    const token = await sandbox.token('ana')
    expect(hot.length).toBeGreaterThan(1)
    for (const [index, { matchTime, vendor, roomId, nodeId }] of hot.entries()) {
      expect(Date.parse(matchTime)).toBeGreaterThan(sandbox.clock.now())
      const query = { vendor, gameId: roomId, nodeId, category: 'SPORTS' }
      expect(
        (
          await sandbox.call('launchGame', {
            token,
            query,
            headers: { 'Idempotency-Key': `match-number-${index}-launch` },
          })
        ).body.success,
      ).toBe(true)
    }
  })
})

describe('customer service', () => {
  test(
    'returns encrypted links to the customer service pages of the merchant',
    { tags: ['CONF-060', 'CONF-061', 'CONF-062'] },
    async () => {
      const links = await value<{ name: string; resource: string }[]>('customerService')
      const { version, resources } = await value<Resources>('serviceResources')
      expect(version.pathList).toEqual(['http://service.localhost:4700'])
      expect(links.length).toBeGreaterThan(2)
      for (const { resource } of links) {
        const encrypted = resources[resource] ?? ''
        expect(encrypted).not.toContain('/service')
        const path = decryptCustomerServicePath(encrypted)
        expect(path).toBe(`/service/north/${resource}`)
        expect(decryptCustomerServicePath(`${encrypted.slice(0, -8)}00000000`)).not.toBe(path)
        const page = await sandbox.fetch(new Request(`${version.pathList[0]}${path}`))
        expect(page.headers.get('Content-Type')).toContain('text/html')
        expect(await page.text()).toContain('Casa Norte')
      }
    },
  )
})
