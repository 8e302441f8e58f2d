import { describe, expect, test } from 'vitest'
import type { Client } from './client.ts'
import { hotMatches } from './operations/announcement.gen.ts'
import { homeAnnouncements } from './operations/firstLoad.gen.ts'
import { createFakeServer, createOkResponse } from './testing/createFakeServer.ts'
import { recordCallToFakeServer } from './testing/recordCallToFakeServer.ts'

const banner = { id: 7, url: '/banner/a/1.webp', title: 'a', promotionType: '/m/activity' }
const announcement = { id: 8, title: 'b' }
const popup = { id: 9, title: 'c', content: '<p>d</p>', promotionType: null, execution: 'A' }
const match = {
  homeTeam: 'a',
  awayTeam: 'b',
  homeTeamImageUrl: '/team/a.webp',
  awayTeamImageUrl: '/team/b.webp',
  league: 'c',
  matchTime: '2026-11-20T19:00:00Z',
  vendor: 'GRM',
  roomId: 'room',
  nodeId: 9,
}
const home = {
  banners: [banner],
  player: [announcement],
  popup: [popup],
  hot: [match],
  promotion: [{ id: 3, title: 'e' }],
}
const ask = (client: Client) =>
  client.call(homeAnnouncements, { query: { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M' } })
const matches = (client: Client) => client.call(hotMatches, { query: { types: 'H', platform: 'M' } })

describe('the home announcements', () => {
  test.each([['banners'], ['player'], ['popup'], ['hot'], ['promotion']] as const)(
    'reads and requires the list %s in the home announcements',
    { tags: ['CALL-027', 'CALL-028', 'CALL-029', 'CALL-030', 'CALL-031'] },
    async (field) => {
      const { got } = await recordCallToFakeServer({ ...home, more: 1 }, ask)
      expect(got).toHaveProperty(field, home[field])
      const { [field]: _left, ...rest } = home
      await expect(ask(createFakeServer(createOkResponse(rest)).client)).rejects.toMatchObject({ kind: 'schema' })
    },
  )
})

const without = (item: object, field: string) =>
  Object.fromEntries(Object.entries(item).filter(([key]) => key !== field))

test.each([
  ['each banner', 'banners', banner, ['url']],
  ['each announcement of the ticker', 'player', announcement, ['id', 'title']],
] as const)(
  'requires every field of %s in the home announcements',
  { tags: ['HOME-036', 'HOME-040'] },
  async (_name, part, item, fields) => {
    expect((await recordCallToFakeServer({ ...home, [part]: [{ ...item, more: 1 }] }, ask)).got[part]).toEqual([item])
    for (const field of fields) {
      await expect(
        ask(createFakeServer(createOkResponse({ ...home, [part]: [without(item, field)] })).client),
        field,
      ).rejects.toMatchObject({ kind: 'schema' })
    }
  },
)

test('requires each of the nine fields of a hot match', { tags: ['HOME-056'] }, async () => {
  expect(Object.keys(match)).toHaveLength(9)
  expect((await recordCallToFakeServer([{ ...match, more: 1 }], matches)).got).toEqual([match])
  for (const field of Object.keys(match)) {
    await expect(
      matches(createFakeServer(createOkResponse([without(match, field)])).client),
      field,
    ).rejects.toMatchObject({ kind: 'schema' })
  }
})
