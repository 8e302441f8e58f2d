import { describe, expect, test } from 'vitest'
import { selectAll, selectOne, type Db } from '../db/sql.ts'
import { northMerchant } from '../testing/merchants.ts'
import { createTestSandbox } from '../testing/createTestSandbox.ts'

const sandbox = createTestSandbox({ limits: { login: 1000, logins: 1000 } })

// Functions that build an SQL condition by string concatenation, as a careless query would do.
const equals = (column: string, text: string): string => `${column} = '${text}'`
const like = (column: string, text: string): string => `${column} LIKE '${text}'`
const glob = (column: string, text: string): string => `${column} GLOB '${text}'`
const equalsVisible = (column: string, text: string): string => equals(column, text.replace(/\p{Cf}/gu, ''))

/** Counts the rows that a query with a concatenated condition finds. Also runs injected statements. */
function countByConcatenation(db: Db, table: string, condition: string): number {
  db.exec(`DROP TABLE IF EXISTS temp.found; CREATE TEMP TABLE found AS SELECT 1 FROM ${table} WHERE ${condition}`)
  return selectAll(db, 'SELECT 1 FROM found').length
}

describe('hostile text', () => {
  const names = [
    ["' OR '1'='1", equals],
    ["ana' --", equals],
    ["ana'; DELETE FROM ledger; --", equals],
    ['a%', like],
    ['%', like],
    ['_na', like],
    ['an_', like],
    ['*', glob],
    ['an?', glob],
    ['[a]na', glob],
    ['ana\u200b', equalsVisible],
  ] as const

  test.each(names)(
    'refuses a sign-in with the hostile user name %s and changes no data',
    { tags: ['B4'] },
    async (name) => {
      const entries = selectAll(sandbox.db, 'SELECT 1 FROM ledger').length
      expect(await sandbox.login(name)).toMatchObject({ status: 200, body: { errorCode: 'login.failed' } })
      expect(selectAll(sandbox.db, 'SELECT 1 FROM member')).toHaveLength(16)
      expect(selectAll(sandbox.db, 'SELECT 1 FROM ledger')).toHaveLength(entries)
      expect((await sandbox.login('ana')).body.success).toBe(true)
    },
  )

  test.each(names)(
    'control: finds a member when the hostile text %s is concatenated into the SQL query',
    { tags: ['B4-control'] },
    (name, careless) => {
      expect(countByConcatenation(createTestSandbox().db, 'member', careless('name_key', name))).toBeGreaterThan(0)
    },
  )

  const vendors = names.filter(([text]) => ["' OR '1'='1", '%', '*'].includes(text))

  test.each(vendors)(
    'finds no game to launch when the hostile text %s is sent as a vendor or room',
    { tags: ['B4'] },
    async (text) => {
      const { node_id: lobby } =
        selectOne<{ node_id: number }>(sandbox.db, `SELECT node_id FROM vendor WHERE categories LIKE '%"RNG"%'`) ?? {}
      const token = await sandbox.token('vip')
      for (const [vendor, gameId, nodeId] of [
        [text, text, 10_001],
        [text, `${text}-LOBBY`, lobby ?? 0],
      ] as const) {
        const query = { vendor, gameId, nodeId, category: 'RNG' }
        const answer = await sandbox.call('launchGame', {
          token,
          query,
          headers: { 'Idempotency-Key': 'k'.repeat(20) },
        })
        expect(answer.body.errorCode).toBe('game.unknown')
      }
    },
  )

  test.each(vendors)(
    'lists no game when the hostile text %s is sent as a vendor or a classification',
    { tags: ['B4'] },
    async (text) => {
      for (const field of ['vassalage', 'gameClassify']) {
        expect((await sandbox.call('gameList', { query: { [field]: text } })).body.value).toMatchObject({
          games: [],
          total: 0,
        })
      }
    },
  )

  test.each(vendors)(
    'control: finds games and vendors when the hostile text %s is concatenated into the SQL query',
    { tags: ['B4-control'] },
    (text, careless) => {
      for (const table of ['game', 'vendor'])
        expect(countByConcatenation(sandbox.db, table, careless('vassalage', text))).toBeGreaterThan(10)
    },
  )

  test.each(vendors)(
    'ends no session and solves no captcha when the hostile text %s is sent as a token or captcha id',
    { tags: ['B4'] },
    async (text) => {
      const token = await sandbox.token('ana')
      expect((await sandbox.call('logout', { query: { token: text } })).body).toEqual({ success: true, value: true })
      expect((await sandbox.call('balance', { token })).status).toBe(200)
      const captchaId = 'a-captcha-to-steal'
      await sandbox.call('captcha', { query: { captchaId } })
      const { digits = '' } =
        selectOne<{ digits: string }>(sandbox.db, 'SELECT digits FROM captcha WHERE id = :captchaId', { captchaId }) ??
        {}
      expect((await sandbox.login('locked', { captcha: digits, captchaId: text })).body.errorCode).toBe(
        'login.captcha.wrong',
      )
      // Control: the same calls succeed with the right values.
      expect((await sandbox.login('locked', { captcha: digits, captchaId })).body.success).toBe(true)
      await sandbox.call('logout', { query: { token } })
      expect((await sandbox.call('balance', { token })).status).toBe(401)
    },
  )

  const invalidTexts = [
    ['NUL', 'ana\0'],
    ['a lone surrogate', 'ana\ud800'],
  ] as const

  test.each(invalidTexts)(
    'refuses a sign-in payload when one of its text fields contains %s',
    { tags: ['B4', 'B4-control'] },
    async (_what, text) => {
      const freshSandbox = createTestSandbox()
      const status = async (field: string, value: string): Promise<number> =>
        (await freshSandbox.login('ana', { [field]: value.padStart(16, '-') })).status
      for (const field of ['username', 'password', 'captcha', 'captchaId', 'nonce']) {
        expect([field, await status(field, text)]).toEqual([field, 400])
        // Control: the text without the invalid character is accepted.
        expect([field, await status(field, text.slice(0, -1))]).toEqual([field, 200])
      }
    },
  )

  test('refuses a query parameter that contains NUL or 1 MB of text', { tags: ['B4', 'B4-control'] }, async () => {
    for (const [id, field, tail] of [
      ['gameList', 'gameName', ''],
      ['gameList', 'vassalage', ''],
      ['gameList', 'gameClassify', ''],
      ['trialAccount', 'trialName', '-of-nobody'],
    ] as const) {
      expect([field, (await sandbox.call(id, { query: { [field]: `ana\0${tail}` } })).status]).toEqual([field, 400])
      expect([field, (await sandbox.call(id, { query: { [field]: 'A'.repeat(2 ** 20) } })).status]).toEqual([
        field,
        400,
      ])
      // Control: the text without NUL is accepted.
      expect([field, (await sandbox.call(id, { query: { [field]: `ana${tail}` } })).status]).toEqual([field, 200])
    }
  })

  test.each(invalidTexts)(
    'refuses a call of addFavouriteGame when the vendor in the body contains %s',
    { tags: ['B4'] },
    async (_what, text) => {
      const token = await sandbox.token('ana')
      const add = async (vendor: string): Promise<number> =>
        (await sandbox.call('addFavouriteGame', { token, body: { nodeId: 10_001, token, vendor } })).status
      expect([await add(text), await add(text.slice(0, -1))]).toEqual([400, 200])
    },
  )

  test.each(invalidTexts)(
    'control: reads a different text from SQLite than was stored when the text contains %s',
    { tags: ['B4-control'] },
    (_what, text) => {
      const stored = selectOne(sandbox.db, 'SELECT :text AS text, length(:text) AS length', { text })
      expect(stored).not.toEqual({ text, length: text.length })
      expect(selectOne(sandbox.db, 'SELECT :text AS text, length(:text) AS length', { text: 'ana' })).toEqual({
        text: 'ana',
        length: 3,
      })
    },
  )

  test.each([
    ['NUL', '?token=%00', 400],
    ['two values', '?token=a&token=b', 400],
    ['no value', '', 400],
    ['1 MB', `?token=${'A'.repeat(2 ** 20)}`, 400],
    ['a token that is one character too long', `?token=${'A'.repeat(129)}`, 400],
    ['a token of the greatest length', `?token=${'A'.repeat(128)}`, 200],
    ['a lone percent sign', '?token=%', 200],
    ['bytes that are not valid text', '?token=%FF%FE', 200],
  ])(
    'returns a response in the envelope when the query of a sign-out contains %s',
    { tags: ['B4'] },
    async (_what, query, status) => {
      const request = new Request(`http://north.localhost/wps/member/logout${query}`, {
        method: 'DELETE',
        headers: { Merchant: northMerchant.code },
      })
      const answer = await sandbox.fetch(request)
      expect(answer.status).toBe(status)
      expect(await answer.json()).toMatchObject(
        status === 200 ? { success: true } : { success: false, errorCode: 'request.invalid' },
      )
    },
  )

  test.each([
    ['incomplete JSON', '{"version":'],
    ['an empty text', ''],
    ['a deeply nested array', '['.repeat(60_000)],
    ['an array', '[]'],
    ['null', 'null'],
    ['a number', '1e999'],
  ])('returns 400 when the request body is %s', async (_what, body) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ success: false, errorCode: 'request.invalid' })
  })

  test(
    'returns 413 for a request body of 1 MB with or without the header Content-Length',
    { tags: ['B4', 'B6', 'B4-control', 'B6-control'] },
    async () => {
      const body = JSON.stringify({ version: 1, ciphertext: 'A'.repeat(2 ** 20) })
      expect((await post(body)).status).toBe(413)
      const stream = new Blob([body]).stream()
      const answer = await sandbox.fetch(
        new Request('http://north.localhost/wps/member/login', {
          method: 'POST',
          body: stream,
          duplex: 'half',
          headers: { Merchant: northMerchant.code, 'Content-Type': 'application/json', Encryption: 'A'.repeat(344) },
        } as RequestInit),
      )
      expect(answer.status).toBe(413)
      expect(await answer.json()).toMatchObject({ errorCode: 'request.too.large' })
      // Control: a body slightly below the size limit is refused for its invalid content (400), not for its size (413).
      expect((await post(JSON.stringify({ ciphertext: 'A'.repeat(100_000) }))).status).toBe(400)
    },
  )

  test('refuses a sign-in whose content type is not JSON', async () => {
    expect((await post('version=1', 'application/x-www-form-urlencoded')).status).toBe(400)
  })
})

describe('paths and methods', () => {
  test.each([
    '/wps',
    '/wps/',
    '/wps/none',
    '/wps/member/login/',
    '/WPS/member/login',
    '/wps/member/../../etc/passwd',
    '/lgw/none',
    '/none',
    '/media/d/x.webp',
    '/media/a/none.webp',
  ])('returns 404 with a body in the envelope for the unknown path %s', async (path) => {
    const answer = await sandbox.fetch(
      new Request(`http://north.localhost${path}`, { headers: { Merchant: northMerchant.code } }),
    )
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ success: false, errorCode: 'request.unknown' })
  })

  test('returns the allowed methods of a path without CORS headers when the method is OPTIONS', async () => {
    const answer = await sandbox.fetch(
      new Request('http://north.localhost/wps/member/login', {
        method: 'OPTIONS',
        headers: { Origin: 'https://evil.example' },
      }),
    )
    expect(answer.status).toBe(204)
    expect(answer.headers.get('Allow')).toBe('POST, OPTIONS')
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test('returns the response of GET without its body when the method is HEAD', async () => {
    const answer = await sandbox.fetch(
      new Request('http://north.localhost/wps/system/startup', {
        method: 'HEAD',
        headers: { Merchant: northMerchant.code },
      }),
    )
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
  })
})

const post = (body: string, type = 'application/json'): Promise<Response> =>
  sandbox.fetch(
    new Request('http://north.localhost/wps/member/login', {
      method: 'POST',
      body,
      headers: {
        Merchant: northMerchant.code,
        'Content-Type': type,
        'Content-Length': String(body.length),
        Encryption: 'A'.repeat(344),
      },
    }),
  )
