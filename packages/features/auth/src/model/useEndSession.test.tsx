import { makeSession, openTestSite } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { renderAtSite } from '../testing/renderAtSite.tsx'
import { useEndSession } from './useEndSession.ts'

test('reports success without a call when nobody is signed in', async () => {
  const { site, now, timeline } = await renderAtSite(useEndSession)
  expect([await now().end(), await now().tellAgain()]).toEqual([true, true])
  expect([site.fetch.asked, timeline]).toEqual([[], []])
})

test('does not repeat a sign-out that the platform knows of', async () => {
  const answers = { 'DELETE /wps/member/logout': { value: true } }
  const { site, now } = await renderAtSite(useEndSession, await openTestSite({ session: makeSession(), answers }))
  expect([await now().end(), await now().tellAgain()]).toEqual([true, true])
  expect(site.fetch.asked).toEqual(['DELETE /wps/member/logout?token=token-of-ana'])
})
