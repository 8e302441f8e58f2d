import { createSuccessResponse, createTestSiteWithMessages } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { renderHookInTestSite } from '../testing/renderHookInTestSite.tsx'
import { useUserAgreementTitle } from './useUserAgreementTitle.ts'

const title = async (sent: string) => {
  const asked = Promise.withResolvers<void>()
  const answer = async () => {
    await asked.promise
    return createSuccessResponse({ title: sent, content: '<p>Play fair.</p>', version: '7' })
  }
  const site = await createTestSiteWithMessages({ answers: { 'GET /wps/system/userAgreement': answer } })
  const { now } = await renderHookInTestSite(useUserAgreementTitle, site)
  const first = now()
  asked.resolve()
  await expect.poll(() => site.queries.isFetching()).toBe(0)
  return { first, now }
}

test('returns the title of the user agreement, or a generic title while it is missing', async () => {
  const { first, now } = await title(' Rules of the house ')
  expect(first).toBe('User agreement')
  await expect.poll(now).toBe('Rules of the house')
  expect((await title('  ')).now()).toBe('User agreement')
})
