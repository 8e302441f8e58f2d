import { createSessionFixture, createTestSiteWithMessages } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { renderHookInTestSite } from '../testing/renderHookInTestSite.tsx'
import { useSignOutActions } from './useSignOutActions.ts'

test('reports a successful sign-out without a call when nobody is signed in', async () => {
  const { site, now, timeline } = await renderHookInTestSite(useSignOutActions)
  expect([await now().signOut(), await now().retrySignOut()]).toEqual([true, true])
  expect([site.fetch.asked, timeline]).toEqual([[], []])
})

test('does not repeat a sign-out that the platform has confirmed', async () => {
  const answers = { 'DELETE /wps/member/logout': { value: true } }
  const { site, now } = await renderHookInTestSite(
    useSignOutActions,
    await createTestSiteWithMessages({ session: createSessionFixture(), answers }),
  )
  expect([await now().signOut(), await now().retrySignOut()]).toEqual([true, true])
  expect(site.fetch.asked).toEqual(['DELETE /wps/member/logout?token=token-of-ana'])
})
