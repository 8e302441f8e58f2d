import { createTestSite, createMemoryStorageBackend } from '@lobby/platform/testing'
import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { mobileNoticeQuery } from './mobileNotice.ts'

const notice = {
  id: 7,
  title: 'Night of jackpots',
  content: '<p>x</p>',
  topic: 'news',
  publishedAt: '2026-11-20T09:00:00Z',
  pinned: false,
}

function visit(backend: ReturnType<typeof createMemoryStorageBackend>, language = 'EN') {
  const site = createTestSite({
    backend,
    language,
    answers: { 'GET /wps/announcement/notice': { value: { contentLobby: [notice] } } },
  })
  const observer = new QueryObserver(site.queries, mobileNoticeQuery(site.api, site.storage, language))
  return { site, observer, first: observer.getCurrentResult().data }
}

test('returns the stored notices until the platform responds', { tags: ['CONF-049'] }, async () => {
  const backend = createMemoryStorageBackend()
  const one = visit(backend)
  expect(one.first).toBeUndefined()
  await one.observer.refetch()
  const { first, site } = visit(backend)
  expect(JSON.stringify(first)).toContain('Night of jackpots')
  expect(site.fetch.asked).toEqual([])
  expect(visit(backend, 'PT').first).toBeUndefined()
})
