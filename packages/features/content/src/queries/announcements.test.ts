import { createTestSite, type PlatformResponses } from '@lobby/platform/testing'
import { describe, expect, test } from 'vitest'
import { mobileNoticeQuery } from './mobileNotice.ts'
import { popularAnnouncementsQuery } from './popularAnnouncements.ts'

const notice = {
  id: 1,
  title: 'Pix',
  content: '<p>x</p>',
  topic: 'payments',
  publishedAt: '2026-11-20T10:00:00.000Z',
  pinned: false,
}
const popular = { id: 2, title: 'Wheel', summary: 'Spin', url: '/banner/1.webp', promotionType: null }
const answers: PlatformResponses = {
  'GET /wps/announcement/notice': { value: { contentLobby: [notice] } },
  'GET /wps/announcement/popular': { value: [popular] },
}

/** Runs one query, and returns its data and the request that it sent. */
async function asked<T>(ask: (site: ReturnType<typeof createTestSite>) => Promise<T>) {
  const site = createTestSite({ answers })
  const data = await ask(site)
  return { site, data, sent: site.fetch.asked.map((line) => line.split('?')[0]) }
}

test('fetches the notices with a GET', { tags: ['CALL-036'] }, async () => {
  const { sent } = await asked((site) => site.queries.fetchQuery(mobileNoticeQuery(site.api, site.storage, 'EN')))
  expect(sent).toEqual(['GET /wps/announcement/notice'])
})

test('reads the notices from the field contentLobby of the response', { tags: ['CALL-037'] }, async () => {
  const { data } = await asked((site) => site.queries.fetchQuery(mobileNoticeQuery(site.api, site.storage, 'EN')))
  expect(data.contentLobby).toEqual([notice])
})

test('fetches the popular announcements with a GET', { tags: ['CALL-038'] }, async () => {
  const { sent, data } = await asked((site) => site.queries.fetchQuery(popularAnnouncementsQuery(site.api, 'EN')))
  expect([sent, data]).toEqual([['GET /wps/announcement/popular'], [popular]])
})

describe('notices of the last visit', () => {
  test('stores the notices on the device, in MC_CACHE_notice', async () => {
    const { site } = await asked(({ queries, api, storage }) =>
      queries.fetchQuery(mobileNoticeQuery(api, storage, 'EN')),
    )
    expect(JSON.stringify(site.storage.get('noticeCache'))).toContain('Pix')
  })

  test('returns stored notices before the platform responds only when they are in the requested language', async () => {
    const { site } = await asked(({ queries, api, storage }) =>
      queries.fetchQuery(mobileNoticeQuery(api, storage, 'EN')),
    )
    const first = (language: string) => mobileNoticeQuery(site.api, site.storage, language).initialData
    const read = (language: string) => (first(language) as () => unknown)()
    expect([read('EN'), read('PT')]).toEqual([{ contentLobby: [notice] }, undefined])
  })
})
