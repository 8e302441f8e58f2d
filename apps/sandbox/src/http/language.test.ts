import { describe, expect, test } from 'vitest'
import { openDb } from '../db/openDb.ts'
import { selectAll } from '../db/sql.ts'
import { contentKinds, listPublishedContent } from '../domain/content.ts'
import { selectResponseLanguage } from '../domain/language.ts'
import { demoGames } from '../seed/games.ts'
import { seedDatabase } from '../seed/seed.ts'
import { northMerchant, southMerchant } from '../testing/merchants.ts'
import { createTestSandbox } from '../testing/createTestSandbox.ts'

const sandbox = createTestSandbox()
const acceptLanguage = (language: string) => ({ headers: { 'Accept-Language': language } })
const fetchTexts = async (id: string, language: string): Promise<string> =>
  JSON.stringify((await sandbox.call(id, acceptLanguage(language))).body.value ?? null)

describe('the language of a response', () => {
  test.each([
    ['EN', 'EN'],
    ['PT', 'PT'],
    ['pt-BR', 'PT'],
    ['en-GB,en;q=0.9,pt;q=0.8', 'EN'],
    ['de-DE, pt;q=0.9, en;q=0.8', 'PT'],
    ['KO', 'PT'],
    ['*', 'PT'],
    ['', 'PT'],
    ['english', 'PT'],
    ['__proto__', 'PT'],
    [undefined, 'PT'],
  ])(
    'selects the language for the header Accept-Language %j when the default is Portuguese: %s',
    (header, language) => {
      expect(selectResponseLanguage(header, northMerchant)).toBe(language)
    },
  )

  test("selects the tenant's default language, or else English, when the sandbox lacks the requested language", () => {
    expect(selectResponseLanguage(undefined, southMerchant)).toBe('EN')
    expect(selectResponseLanguage('KO', { languages: { default: 'KO' } })).toBe('EN')
  })

  test.each([
    ['homeAnnouncements', 'Bônus de boas-vindas', 'Welcome bonus'],
    ['customerService', 'Atendimento ao vivo', 'Live chat'],
    ['gameTypes', 'Frutas', 'Fruits'],
  ])('returns the texts of the operation %s in the requested language', async (id, portuguese, english) => {
    expect(await fetchTexts(id, 'PT')).toContain(portuguese)
    expect(await fetchTexts(id, 'EN')).toContain(english)
    expect(await fetchTexts(id, 'EN')).not.toContain(portuguese)
  })

  test('returns the same ids of published items in every language', async () => {
    const idsIn = async (language: string): Promise<unknown> => {
      const home = (await sandbox.call('homeAnnouncements', acceptLanguage(language))).body.value as unknown as Record<
        string,
        { id?: number }[]
      >
      return Object.values(home).map((list) => list.map(({ id }) => id))
    }
    expect(await idsIn('EN')).toEqual(await idsIn('PT'))
  })

  test('shows a launched game in the language of the request that launched it', async () => {
    const token = await sandbox.token('ana')
    const { nodeId, vassalage, roomId, gameType } = demoGames.find(
      ({ supportPlay }) => supportPlay,
    ) as (typeof demoGames)[number]
    for (const [language, lang] of [
      ['EN', 'en'],
      ['PT', 'pt-BR'],
    ] as const) {
      const { body } = await sandbox.call('launchGame', {
        token,
        query: { vendor: vassalage, gameId: roomId, nodeId, category: gameType },
        headers: { 'Idempotency-Key': `launch-in-language-${language}`, 'Accept-Language': language },
      })
      const page = await sandbox.fetch(new Request(String((body.value as unknown as { gameUrl: string }).gameUrl)))
      expect(await page.text()).toContain(`<html lang="${lang}">`)
    }
  })
})

describe('published content', () => {
  test('publishes the same number and kinds of items in every language', () => {
    for (const kind of contentKinds) {
      const [en, pt] = [
        listPublishedContent(sandbox.db, 'north', kind, 'EN'),
        listPublishedContent(sandbox.db, 'north', kind, 'PT'),
      ]
      expect(en.length).toBeGreaterThan(['register', 'agreement', 'template'].includes(kind) ? 0 : 1)
      expect(pt.map(({ wire }) => typeof wire)).toEqual(en.map(({ wire }) => typeof wire))
    }
  })

  test('replaces a tenant’s published content only when the demo data of the tenant has changed', () => {
    const db = openDb(':memory:')
    seedDatabase(db, [northMerchant], 0)
    const seeded = selectAll(db, 'SELECT * FROM content ORDER BY id')
    const ids = (): unknown[] => selectAll(db, `SELECT id FROM content WHERE tenant = 'north'`)
    seedDatabase(db, [northMerchant, southMerchant], 0)
    expect(selectAll(db, `SELECT * FROM content WHERE tenant = 'north' ORDER BY id`)).toEqual(seeded)
    expect(selectAll(db, `SELECT 1 FROM content WHERE tenant = 'south'`).length).toBe(seeded.length)
    const before = ids()
    seedDatabase(db, [{ ...northMerchant, name: 'Casa Nova' }, southMerchant], 0)
    expect(listPublishedContent<{ title: string }>(db, 'north', 'notice', 'EN')[0]?.wire.title).toContain('Casa Nova')
    expect(ids()).toHaveLength(before.length)
  })
})
