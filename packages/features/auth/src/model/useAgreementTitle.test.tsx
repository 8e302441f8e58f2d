import { successResponse, openTestSite } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { renderHookAtSite } from '../testing/renderHookAtSite.tsx'
import { useAgreementTitle } from './useAgreementTitle.ts'

const title = async (sent: string) => {
  const asked = Promise.withResolvers<void>()
  const answer = async () => {
    await asked.promise
    return successResponse({ title: sent, content: '<p>Play fair.</p>', version: '7' })
  }
  const site = await openTestSite({ answers: { 'GET /wps/system/userAgreement': answer } })
  const { now } = await renderHookAtSite(useAgreementTitle, site)
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
