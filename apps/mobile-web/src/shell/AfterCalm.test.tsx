import { openTestSite } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import type { Site } from '../boot.ts'
import { SiteContext } from '../siteContext.ts'
import { AfterCalm } from './AfterCalm.tsx'

async function renderAfterCalm(pathname: string) {
  const site = await openTestSite()
  await renderScreen(
    <SiteContext value={site as unknown as Site}>
      <AfterCalm pathname={pathname} />
    </SiteContext>,
    { path: pathname, site },
  )
}

/** Who pulls a page of ours has it refreshed; where the browser's own pull is at work, the page is loaded anew. */
const pulls = () => document.documentElement.style.overscrollBehaviorY

test.each([
  '/m/gameList',
  '/m/gameCenter',
  '/m/slotsCenter',
  '/m/gameLobby',
  '/m/lottery',
  '/m/moreLottery',
  '/m/notice',
  '/m/activity',
  '/m/activityInfo',
  '/m/mine',
  '/m/member/home',
  '/m/webEmail',
  '/m/message',
  '/m/voucherCenter',
  '/m/withdraw',
])('%s is refreshed by pulling it down', async (path) => {
  await renderAfterCalm(path)
  await expect.poll(pulls).toBe('contain')
})

test.each(['/m/changePsw', '/m/launchGame', '/m/feedback'])(
  '%s, with what was typed or is under way, is not',
  async (path) => {
    await renderAfterCalm(path)
    expect(pulls()).toBe('')
  },
)
