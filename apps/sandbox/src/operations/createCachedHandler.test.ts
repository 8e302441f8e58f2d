import type { ResponseValueOf } from '@lobby/api'
import { describe, expect, test } from 'vitest'
import { openDb } from '../db/openDb.ts'
import { listPublishedContent } from '../domain/content.ts'
import { languages } from '../domain/language.ts'
import type { Tenant } from '../domain/tenants.ts'
import { seedDatabase } from '../seed/seed.ts'
import { buildSeedTemplate } from '../seed/content.ts'
import { northMerchant, southMerchant } from '../testing/merchants.ts'
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.ts'

const sandbox = createTestSandbox()
type Ask = Parameters<TestSandbox['call']>[1]
const english: Ask = { headers: { 'Accept-Language': 'EN' } }
const read = async (id: string, ask?: Ask, of = sandbox) => (await of.call(id, ask)).body.value as unknown
const home = async (ask?: Ask, of = sandbox) =>
  (await read('homeAnnouncements', ask, of)) as ResponseValueOf<'homeAnnouncements'>
const notices = async (ask?: Ask, of = sandbox) =>
  ((await read('mobileNotice', ask, of)) as ResponseValueOf<'mobileNotice'>).contentLobby

describe('announcements', () => {
  test('returns the same banners from announcementBanner and homeAnnouncements', async () => {
    const { banners } = await home()
    expect(banners.length).toBeGreaterThan(2)
    expect(await read('announcementBanner')).toEqual(banners)
    expect(await read('announcementBanner', { token: await sandbox.token('ana') })).toEqual(banners)
    expect(await read('announcementBanner', english)).toEqual((await home(english)).banners)
  })

  test('lists pinned notices first, then the newest', async () => {
    const list = await notices()
    expect(list.length).toBeGreaterThan(4)
    const order = list.map(({ pinned, publishedAt }) => `${pinned ? 1 : 0} ${publishedAt}`)
    expect(order).toEqual(order.toSorted().toReversed())
    expect(list.map(({ pinned }) => pinned)).toContain(true)
    for (const { publishedAt } of list) expect(Date.parse(publishedAt)).toBeLessThan(sandbox.clock.now())
  })

  test('returns the notices of the ticker with the same ids as in the full list of notices', async () => {
    const [{ player }, list] = [await home(), await notices()]
    expect(player.length).toBeGreaterThan(2)
    expect(player.length).toBeLessThan(list.length)
    for (const { id, title } of player) expect(list.find((notice) => notice.id === id)?.title).toBe(title)
  })

  test('returns popular announcements with banners of the merchant and summaries in plain text', async () => {
    const popular = (await read('popularAnnouncements')) as ResponseValueOf<'popularAnnouncements'>
    expect(popular.length).toBeGreaterThan(1)
    for (const { url, summary } of popular) {
      expect(url).toMatch(/^\/banner\/north\/([1-9]|10)\.webp$/)
      expect(summary).not.toMatch(/[<>]/)
    }
  })

  test('returns two popup pages for members, two for guests, and one for a member’s first sign-in', async () => {
    const { popup } = await home()
    const count = (execution: string) => popup.filter((page) => page.execution === execution).length
    expect([count('A'), count('F'), count('B')]).toEqual([2, 1, 2])
    expect(popup.map(({ promotionType }) => promotionType)).toContain(null)
    expect(popup.map(({ promotionType }) => promotionType)).toContain('/m/rewardCenter')
  })

  test('links an announcement to the id of its promotion, or to null when the promotion was removed', async () => {
    const own = createTestSandbox()
    const { popup, promotion } = await home({}, own)
    const target = popup.find(({ promotionType }) => /^\d+$/.test(promotionType ?? ''))?.promotionType
    expect(promotion.map(({ id }) => String(id))).toContain(target)
    await own.dev('/content', { merchant: 'north', kind: 'promotion', items: [] })
    const without = (await home({}, own)).popup.map(({ promotionType }) => promotionType)
    expect(without).not.toContain(target)
    expect(without.filter((one) => one === null)).toHaveLength(2)
  })
})

describe('helpCenter', () => {
  test('returns the same help topics in every language, and none for desktop devices', async () => {
    const [pt, en] = (await Promise.all([read('helpCenter'), read('helpCenter', english)])) as [
      ResponseValueOf<'helpCenter'>,
      ResponseValueOf<'helpCenter'>,
    ]
    expect(pt.length).toBeGreaterThan(6)
    expect(en.map(({ id }) => id)).toEqual(pt.map(({ id }) => id))
    expect([pt[1]?.title, en[1]?.title]).toEqual(['Depósitos', 'Deposits'])
    expect((await sandbox.call('helpCenter', { query: { device: 'WEB' } })).status).toBe(400)
  })
})

/** The three demo merchants. The seed has separate content for each merchant. */
const demoMerchants = ['Aurora', 'Trevo', 'Kite'].map((name): Tenant => ({
  ...northMerchant,
  id: name.toLowerCase(),
  name,
}))
const kinds = ['notice', 'popular', 'popup', 'help'] as const

/** Returns the faults of an HTML text: unclosed tags, wrongly closed tags and unescaped ampersands. */
function faultsOf(html: string): string[] {
  const open: string[] = []
  const faults = /&(?!(#\d+|amp|lt|gt);)/.test(html) ? ['a bare ampersand'] : []
  for (const [tag, closes, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^<>]*>/g)) {
    if (name === 'img') continue
    if (closes !== '/') open.push(name)
    else if (open.pop() !== name) faults.push(tag)
  }
  return [...faults, ...open]
}

describe('seeded content', () => {
  test.each(kinds)('seeds different titles for each demo merchant in the published content of the kind %s', (kind) => {
    const db = openDb(':memory:')
    seedDatabase(db, demoMerchants, 0)
    const titles = demoMerchants.map(({ id }) =>
      JSON.stringify(listPublishedContent<{ title: string }>(db, id, kind, 'EN').map(({ wire }) => wire.title)),
    )
    expect(new Set(titles).size).toBe(3)
  })

  test('seeds valid markup for every merchant and language, even if a name has special characters', () => {
    const db = openDb(':memory:')
    const merchants = [...demoMerchants, southMerchant]
    seedDatabase(db, merchants, 0)
    const texts = merchants.flatMap(({ id }) =>
      languages.flatMap((language) =>
        (['notice', 'popup', 'help'] as const).flatMap((kind) =>
          listPublishedContent<{ content: string }>(db, id, kind, language).map(({ wire }) => wire.content),
        ),
      ),
    )
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.flatMap(faultsOf)).toEqual([])
    expect(texts.join('')).toContain('South &#38; Sons')
    expect(faultsOf('<p>South & Sons<b></p>')).toEqual(['a bare ampersand', '</p>', 'p'])
  })

  test('seeds colours with enough contrast for the bar that offers the app, or none', () => {
    const looks = demoMerchants
      .map(({ name }) => buildSeedTemplate(name, 'EN'))
      .map((bar) => [bar.app_background, bar.app_desc_font_color] as const)
    expect(looks.filter(([background]) => background !== '').length).toBe(2)
    for (const [background, words] of looks)
      expect(background === '' ? words === '' : contrast(background, words) >= 4.5).toBe(true)
    expect(contrast('#16244a', '#3a4a7a')).toBeLessThan(4.5)
  })
})

/** Returns the contrast ratio of two colours (`#rrggbb`), from 1 to 21 (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const light = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
  }
  return Math.max(light(one), light(other)) / Math.min(light(one), light(other))
}
