import { describe, expect, test } from 'vitest'
import { all } from '../db/sql.ts'
import { north } from '../testing/merchants.ts'
import { testSandbox } from '../testing/testSandbox.ts'

const sandbox = testSandbox({ limits: { login: 1000 } })

describe('B4: hostile text', () => {
  test.each(["' OR '1'='1", "ana'; DROP TABLE member; --", 'a%', '%', '_na', 'an_', '*', 'ana\u200b', '../ana', '{"$ne":1}', '__proto__'])(
    '%s is only a name that nobody has',
    async (name) => {
      expect(await sandbox.login(name)).toMatchObject({ status: 200, body: { errorCode: 'login.failed' } })
      expect(all(sandbox.db, 'SELECT 1 FROM member')).toHaveLength(14)
      expect((await sandbox.login('ana')).body.success).toBe(true)
    },
  )

  test.each(['%', '_', "' OR 1=1 --", '*'])('%s as a vendor or room finds no game', async (text) => {
    const answer = await sandbox.call('launchGame', {
      token: await sandbox.token('vip'),
      query: { vendor: text, gameId: text, nodeId: 10_001, category: 'RNG' },
      headers: { 'Idempotency-Key': 'k'.repeat(20) },
    })
    expect(answer.body.errorCode).toBe('game.unknown')
  })

  test.each([
    ['NUL', 'ana\0'],
    ['half a character', 'ana\ud800'],
  ])('%s is refused in a payload', async (_what, name) => {
    expect(await sandbox.login(name)).toMatchObject({ status: 400 })
    expect(await sandbox.login('ana', { password: name })).toMatchObject({ status: 400 })
  })

  test.each([
    '/wps/member/logout?token=%00',
    '/wps/member/logout?token=%',
    '/wps/member/logout?token=%FF%FE',
    '/wps/member/logout?token=a&token=b',
    '/wps/member/logout',
  ])('%s is answered below 500', async (path) => {
    const answer = await sandbox.fetch(
      new Request(`http://north.localhost${path}`, { method: 'DELETE', headers: { Merchant: north.code } }),
    )
    expect(answer.status).toBeLessThan(500)
    expect(await answer.json()).toHaveProperty('success')
  })

  test.each([
    ['text', '{"version":'],
    ['nothing', ''],
    ['depth', '['.repeat(60_000)],
    ['an array', '[]'],
    ['null', 'null'],
    ['a number', '1e999'],
  ])('%s for a body is a 400', async (_what, body) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ success: false, errorCode: 'request.invalid' })
  })

  test('B6: a field of 1 MB is a 413, told by its length or not', async () => {
    const body = JSON.stringify({ version: 1, ciphertext: 'A'.repeat(2 ** 20) })
    expect((await post(body)).status).toBe(413)
    const stream = new Blob([body]).stream()
    const answer = await sandbox.fetch(
      new Request('http://north.localhost/wps/member/login', {
        method: 'POST',
        body: stream,
        duplex: 'half',
        headers: { Merchant: north.code, 'Content-Type': 'application/json', Encryption: 'A'.repeat(344) },
      } as RequestInit),
    )
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ errorCode: 'request.too.large' })
    // The control: just under the limit it is read, and refused for what it says.
    expect((await post(JSON.stringify({ ciphertext: 'A'.repeat(100_000) }))).status).toBe(400)
  })

  test('another content type than JSON is refused', async () => {
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
  ])('%s is a 404 in the envelope', async (path) => {
    const answer = await sandbox.fetch(new Request(`http://north.localhost${path}`, { headers: { Merchant: north.code } }))
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ success: false, errorCode: 'request.unknown' })
  })

  test('OPTIONS says what a path takes, and opens it to no other origin', async () => {
    const answer = await sandbox.fetch(
      new Request('http://north.localhost/wps/member/login', { method: 'OPTIONS', headers: { Origin: 'https://evil.example' } }),
    )
    expect(answer.status).toBe(204)
    expect(answer.headers.get('Allow')).toBe('POST, OPTIONS')
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test('HEAD answers as GET, without a body', async () => {
    const answer = await sandbox.fetch(
      new Request('http://north.localhost/wps/system/startup', { method: 'HEAD', headers: { Merchant: north.code } }),
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
      headers: { Merchant: north.code, 'Content-Type': type, 'Content-Length': String(body.length), Encryption: 'A'.repeat(344) },
    }),
  )
