import { readFile } from 'node:fs/promises'
import { chooseByTestDepth } from '@lobby/test-kit/depth'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { demoGames } from '../seed/games.ts'
import { seedLotteries } from '../seed/lotteries.ts'
import leagues from '../seed/data/leagues.json' with { type: 'json' }
import motifs from '../seed/data/motifs.json' with { type: 'json' }
import { seedVendors } from '../seed/vendors.ts'
import { createPictureService, type MerchantPictureSource } from './createPictureService.ts'
import { readMediaFile } from './renderBanner.ts'

const plain: MerchantPictureSource = { colours: { brand: '#0a5c36', accent: '#f5ae2c' }, icon: () => null }
const merchants = new Map([
  ['aurora', plain],
  ['acme', plain],
  ['other', { ...plain, colours: { brand: '#7a1240', accent: '#46c3ff' } }],
])
const bytesAt = async (path: string): Promise<Buffer> =>
  Buffer.from((await (await createPictureService(merchants).respond(path))?.arrayBuffer()) ?? new ArrayBuffer(0))
const numbers = Array.from({ length: 10 }, (_, at) => at + 1)
/** Returns one item of each `step` items of a list. Returns all items in the deep run. */
const some = <T>(list: readonly T[], step: number): T[] => list.filter((_, at) => at % chooseByTestDepth(step, 1) === 0)

describe('the folder media', () => {
  test.each([
    ['games', demoGames.map(({ iconUrl }) => iconUrl.slice(1))],
    ['vendors', seedVendors.flatMap(({ code }) => [`vendor/${code}.webp`, `chip/${code}.webp`])],
    ['teams', leagues.flatMap(({ teams }) => teams.map(({ slug }) => `team/${slug}.webp`))],
    ['lotteries', seedLotteries.flatMap(({ code }) => [`lottery/${code}.webp`, `lottery/${code}.svg`])],
    ['reel symbols', Object.values(motifs).flatMap((own) => Object.keys(own).map((motif) => `symbol/${motif}.svg`))],
    [
      'banners',
      ['aurora', 'kite', 'trevo', 'over'].flatMap((whose) => numbers.map((at) => `banner/${whose}/${at}.webp`)),
    ],
  ])('finds all demo pictures of the %s in the folder media', async (_, paths) => {
    const missing = await Promise.all(paths.map(async (path) => ((await readMediaFile(path)) ? [] : [path])))
    expect(missing.flat()).toEqual([])
  })

  test('limits the file size and the dimensions of the demo pictures in the folder media', async () => {
    for (const { iconUrl, gameType } of some(demoGames, 30)) {
      const bytes = await bytesAt(iconUrl)
      expect(bytes.length, iconUrl).toBeLessThanOrEqual(6000)
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'webp',
        width: 240,
        height: gameType === 'RNG' ? 320 : 240,
      })
    }
    for (const { code } of some(seedVendors, 8)) {
      const bytes = await bytesAt(`/vendor/${code}.webp`)
      expect(bytes.length, code).toBeLessThanOrEqual(6000)
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 192 })
    }
    for (const path of [
      ...some(numbers, 3).map((at) => `/banner/aurora/${at}.webp`),
      ...some(numbers, 3).map((at) => `/banner/acme/${at}.webp`),
    ]) {
      const bytes = await bytesAt(path)
      expect(bytes.length, path).toBeLessThanOrEqual(24_000)
      expect(await sharp(bytes).metadata(), path).toMatchObject({ width: 750, height: 320 })
    }
  })
})

describe('the banner of a merchant without files', () => {
  test('renders the same banner in the merchant’s colours in each call', async () => {
    const [acme, again, other] = await Promise.all(
      ['acme', 'acme', 'other'].map((id) => bytesAt(`/banner/${id}/3.webp`)),
    )
    expect(again).toEqual(acme)
    const greener = async (picture: Buffer | undefined) => {
      const [red, green] = (await sharp(picture).stats()).channels.map(({ mean }) => mean)
      return (green ?? 0) > (red ?? 0)
    }
    expect([await greener(acme), await greener(other)]).toEqual([true, false])
  })
})

describe('createPictureService', () => {
  test.each([
    '/game/10001.webp',
    '/vendor/QTZ.webp',
    '/chip/QTZ.webp',
    '/team/garoa-fc.webp',
    '/banner/aurora/2.webp',
    '/banner/acme/2.webp',
    '/lottery/farol.webp',
    '/avatar/toucan.webp',
  ])('serves the picture path %s as a WebP with an immutable cache header', async (path) => {
    const response = await createPictureService(merchants).respond(path)
    expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
      etag: expect.stringMatching(/^"\w{32}"$/),
    })
    expect((await bytesAt(path)).subarray(8, 12).toString()).toBe('WEBP')
  })

  test('serves the app icon of a merchant folder as a WebP, but no icon for unknown merchants', async () => {
    const png = await readFile(new URL('../../../../merchants/kite/assets/icon-192.png', import.meta.url))
    const pictures = createPictureService(
      new Map([
        ['kite', { ...plain, icon: () => png }],
        ['bare', plain],
      ]),
    )
    const bytes = Buffer.from((await (await pictures.respond('/icon/kite.webp'))?.arrayBuffer()) ?? new ArrayBuffer(0))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 192, height: 192 })
    const colourOf = async (picture: Buffer) =>
      (await sharp(picture).stats()).channels.slice(0, 3).map(({ mean }) => Math.round(mean / 8))
    expect(await colourOf(bytes)).toEqual(await colourOf(png))
    expect(bytes.length).toBeLessThan(8000)
    for (const path of ['/icon/bare.webp', '/icon/aurora.webp', '/icon/kite/1.webp'])
      expect(await pictures.respond(path), path).toBeNull()
  })

  test.each([
    '/',
    '/game/1.webp',
    '/game/10001.png',
    '/game/10001.webp/',
    '/game/010001.webp',
    '/game/10001/2.webp',
    '/vendor/NONE.webp',
    '/vendor/__proto__.webp',
    '/vendor/constructor.webp',
    '/team/../x.webp',
    '/team/Ä.webp',
    '/banner/aurora/0.webp',
    '/banner/aurora/11.webp',
    '/banner/acme/11.webp',
    '/banner/aurora.webp',
    '/banner/over/1.webp',
    '/banner/elsewhere/1.webp',
    '/symbol/gem.webp',
    `/avatar/${'a'.repeat(41)}.webp`,
    '/game/%2e%2e.webp',
  ])('returns null for the invalid picture path %s', async (path) => {
    expect(await createPictureService(merchants).respond(path)).toBeNull()
  })
})
