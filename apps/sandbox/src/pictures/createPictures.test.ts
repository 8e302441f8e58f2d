import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { depth } from '@lobby/test-kit/depth'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { games, type SeedGame } from '../seed/games.ts'
import { lotteries } from '../seed/lotteries.ts'
import { vendors } from '../seed/vendors.ts'
import { createPictures, drawingAt, renderDrawing } from './createPictures.ts'
import { drawGame, gameSize } from './drawGame.ts'
import { drawLottery, lotterySigns } from './drawLottery.ts'

/** A picture as 20 by 20 points: what an eye has of it at a glance. */
const glance = (game: SeedGame): Promise<Buffer> =>
  // Drawn small: the full size takes most of the time of the test.
  sharp(Buffer.from(drawGame(game)), { density: 24 })
    .resize(20, 20, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()

/** Pairs whose points differ by less than 4 of 255 on average. */
function alike(pictures: readonly Buffer[]): [number, number][] {
  const pairs: [number, number][] = []
  pictures.forEach((one, a) => {
    for (let b = a + 1; b < pictures.length; b++) {
      const other = pictures[b] ?? one
      let sum = 0
      // Most pairs differ enough after some points, and the rest of them does not matter.
      for (let at = 0; at < one.length && sum < 4 * one.length; at++) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0))
      if (sum < 4 * one.length) pairs.push([a, b])
    }
  })
  return pairs
}

describe('pictures of games', () => {
  test('no two look alike, and a planted twin is found', { timeout: 60_000 }, async () => {
    const at = games.findIndex(({ motif }) => motif === 'football')
    const twinOf = games[at]
    if (!twinOf) throw new Error('The catalogue has no football.')
    const pictures = await Promise.all([...games, { ...twinOf, nodeId: twinOf.nodeId + 900_000 }].map(glance))
    expect(alike(pictures)).toEqual([[at, games.length]])
  })

  test('the same game is the same drawing and the same bytes', async () => {
    for (const path of [`/game/${games[0]?.nodeId}.webp`, '/team/garoa-fc.webp', '/banner/aurora/1.webp', '/vendor/QTZ.webp']) {
      const [one, other] = [drawingAt(path), drawingAt(path)]
      if (!one || !other) throw new Error(`${path} has no drawing.`)
      expect(other.svg).toBe(one.svg)
      expect(Buffer.compare(await renderDrawing(one), await renderDrawing(other))).toBe(0)
    }
  })

  test('no drawing has a number that is none', () => {
    const drawings = [
      ...games.map((game) => `/game/${game.nodeId}.webp`),
      ...vendors.flatMap(({ code }) => [`/vendor/${code}.webp`, `/chip/${code}.webp`]),
      '/banner/acme/6.webp',
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((at) => `/banner/kite/${at}.webp`),
      '/avatar/ana.webp',
      '/avatar/toucan.webp',
      ...lotterySigns.map((code) => `/lottery/${code}.webp`),
    ].map((path) => drawingAt(path)?.svg ?? 'undefined')
    expect(drawings.filter((svg) => /NaN|undefined|Infinity|\[object/.test(svg))).toEqual([])
  })

  test('lotteries have each a sign of their own, and one that is new has a ball', async () => {
    expect(lotterySigns).toEqual(expect.arrayContaining(lotteries.map(({ code }) => code)))
    const drawings = [...lotterySigns, 'constructor'].map((code) => drawingAt(`/lottery/${code}.webp`))
    expect(new Set(drawings.map((drawing) => drawing?.svg)).size).toBe(lotterySigns.length + 1)
    for (const drawing of drawings) {
      const bytes = drawing && (await renderDrawing(drawing))
      expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96, hasAlpha: true })
    }
    expect(drawLottery('never-seen')).not.toBe(drawLottery('constructor'))
  })

  test('sizes and weights stay within bounds', { timeout: 60_000 }, async () => {
    const [everyGame, everyVendor, bannersOf] = depth([30, 8, (tenant: number) => [1 + 3 * tenant]], [1, 1, () => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]])
    const checked = games.filter((_, at) => at % everyGame === 0)
    // All categories are among them.
    expect(new Set(checked.map(({ gameType }) => gameType)).size).toBe(new Set(games.map(({ gameType }) => gameType)).size)
    for (const game of checked) {
      const drawing = drawingAt(game.iconUrl)
      const bytes = drawing && (await renderDrawing(drawing))
      expect(bytes?.length, game.iconUrl).toBeLessThanOrEqual(6000)
      expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({ format: 'webp', ...gameSize(game.gameType) })
    }
    for (const { code } of vendors.filter((_, at) => at % everyVendor === 0)) {
      const drawing = drawingAt(`/vendor/${code}.webp`)
      const bytes = drawing && (await renderDrawing(drawing))
      expect(bytes?.length, code).toBeLessThanOrEqual(6000)
      expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({ width: 320, height: 192 })
    }
    for (const [index, tenant] of ['aurora', 'trevo', 'kite', 'acme'].entries()) {
      for (const at of bannersOf(index)) {
        const drawing = drawingAt(`/banner/${tenant}/${at}.webp`)
        const bytes = drawing && (await renderDrawing(drawing))
        expect(bytes?.length, `${tenant} ${at}`).toBeLessThanOrEqual(16_000)
        expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({ width: 750, height: 320 })
      }
    }
  })
})

describe('the image host', () => {
  let dir = ''
  beforeEach(async () => void (dir = await mkdtemp(join(tmpdir(), 'lobby-pictures-'))))
  afterEach(() => rm(dir, { recursive: true, force: true }))

  test('serves each kind for ever', async () => {
    const pictures = createPictures({ cacheDir: dir, tenants: ['aurora'] })
    for (const path of ['/game/10001.webp', '/vendor/QTZ.webp', '/team/garoa-fc.webp', '/banner/aurora/2.webp', '/lottery/farol.webp', '/avatar/ana.webp']) {
      const response = await pictures.respond(path)
      expect(response?.headers.get('content-type'), path).toBe('image/webp')
      expect(response?.headers.get('cache-control')).toContain('immutable')
      expect(
        Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0))
          .subarray(8, 12)
          .toString(),
      ).toBe('WEBP')
    }
  })

  test("serves a merchant's app icon as its folder has it, 192 pixels wide, and nobody else's", async () => {
    const png = await readFile(new URL('../../../../merchants/kite/assets/icon-192.png', import.meta.url))
    const pictures = createPictures({ cacheDir: null, tenants: ['kite', 'bare'], iconOf: (tenant) => (tenant === 'bare' ? null : png) })
    const bytes = Buffer.from((await (await pictures.respond('/icon/kite.webp'))?.arrayBuffer()) ?? new ArrayBuffer(0))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 192, height: 192 })
    const colourOf = async (picture: Buffer) => (await sharp(picture).stats()).channels.slice(0, 3).map(({ mean }) => Math.round(mean / 8))
    expect(await colourOf(bytes)).toEqual(await colourOf(png))
    expect(bytes.length).toBeLessThan(8000)
    for (const path of ['/icon/bare.webp', '/icon/aurora.webp', '/icon/kite/1.webp']) expect(await pictures.respond(path), path).toBeNull()
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
    '/banner/aurora.webp',
    '/banner/elsewhere/1.webp',
    `/avatar/${'a'.repeat(41)}.webp`,
    '/game/%2e%2e.webp',
  ])('has nothing at %s', async (path) => {
    expect(await createPictures({ cacheDir: dir, tenants: ['aurora'] }).respond(path)).toBeNull()
  })

  test('keeps what it drew, and reads it again', async () => {
    await createPictures({ cacheDir: dir }).respond('/game/10001.webp')
    const [file = ''] = await readdir(dir)
    await writeFile(join(dir, file), 'kept')
    expect(await (await createPictures({ cacheDir: dir }).respond('/game/10001.webp'))?.text()).toBe('kept')
  })

  test('keeps nothing that a visitor can name at will', async () => {
    const pictures = createPictures({ cacheDir: dir })
    await Promise.all(['/team/a.webp', '/team/b.webp', '/avatar/c.webp', '/banner/any/1.webp'].map((path) => pictures.respond(path)))
    expect(await readdir(dir)).toEqual([])
  })

  test('draws all the same when the folder cannot be written, and says so once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await writeFile(join(dir, 'file'), '')
    await chmod(join(dir, 'file'), 0o400)
    const pictures = createPictures({ cacheDir: join(dir, 'file', 'cache') })
    expect((await pictures.respond('/game/10001.webp'))?.status).toBe(200)
    expect((await pictures.respond('/game/10002.webp'))?.status).toBe(200)
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
  })
})
