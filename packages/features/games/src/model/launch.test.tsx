import { ApiError } from '@lobby/api'
import { makeSession, makeTestSite, refusal } from '@lobby/platform/testing'
import { describe, expect, test } from 'vitest'
import { stayHere } from '@lobby/test-kit/stayHere'
import { createLauncher } from './launch.ts'

const game = { vendor: 'NEBULA', roomId: 'room-1', nodeId: 1, category: 'RNG', name: 'Game 1' } as const
const other = { ...game, roomId: 'room-2', nodeId: 2 } as const
const opened = (gameUrl = 'https://play.example.com/s/1') => Response.json({ success: true, value: { gameUrl } })

/** A launcher whose calls are answered one after the other, the last answer repeated, with what it sent. */
function makeLauncher(...answers: (() => Response | Promise<Response>)[]) {
  const sent: Request[] = []
  const { api, merchant } = makeTestSite({
    session: makeSession(),
    answers: {
      'GET /wps/game/launchGame': (request) => answers[Math.min(sent.push(request), answers.length) - 1]?.() ?? opened(),
    },
  })
  let made = 0
  const start = createLauncher({ api, merchant, newKey: () => `key-${++made}` })
  const launch = (target: Parameters<typeof start>[0] = game) => start(target).catch((error: unknown) => error)
  return { launch, sent, keys: () => sent.map(({ headers }) => headers.get('Idempotency-Key')) }
}

test('[CALL-085] the call is a GET with vendor, gameId (the room), nodeId and category, and the page goes to the answer', async () => {
  const left = stayHere()
  const { launch, sent } = makeLauncher()
  expect(await launch()).toBeUndefined()
  const { pathname, searchParams } = new URL(sent[0]!.url)
  expect([sent[0]!.method, pathname]).toEqual(['GET', '/wps/game/launchGame'])
  expect(Object.fromEntries(searchParams)).toEqual({ vendor: 'NEBULA', gameId: 'room-1', nodeId: '1', category: 'RNG' })
  expect(left).toEqual(['https://play.example.com/s/1'])
})

describe('the idempotency key', () => {
  test.each([
    ['is lost', () => Promise.reject(new TypeError('reset'))],
    ['is a page', () => new Response('<html>')],
    ['is a failure of the server', () => new Response('', { status: 503 })],
  ])('is kept when the answer %s, until there is a final one', async (_, answer) => {
    stayHere()
    const { launch, keys } = makeLauncher(answer, answer, () => opened())
    expect(await launch()).toBeInstanceOf(ApiError)
    await launch()
    await launch()
    await launch()
    expect(keys()).toEqual(['key-1', 'key-1', 'key-1', 'key-2'])
  })

  test('is dropped when the platform refuses', async () => {
    const { launch, keys } = makeLauncher(() => refusal('game.unavailable'))
    expect(await launch()).toMatchObject({ kind: 'refused', code: 'game.unavailable' })
    await launch()
    expect(keys()).toEqual(['key-1', 'key-2'])
  })

  test('is each game’s own', async () => {
    const { launch, keys } = makeLauncher(() => Promise.reject(new TypeError('reset')))
    for (const target of [game, other, game]) await launch(target)
    expect(keys()).toEqual(['key-1', 'key-2', 'key-1'])
  })
})

test.each(['https://play.example.org/s/1', 'https://play.example.com.evil.org/', 'http://play.example.com/'])(
  'an address that is not the merchant’s (%s) is refused, and the page stays',
  async (gameUrl) => {
    const left = stayHere()
    const { launch } = makeLauncher(() => opened(gameUrl))
    expect(await launch()).toMatchObject({ code: 'game.address' })
    expect(left).toEqual([])
  },
)
