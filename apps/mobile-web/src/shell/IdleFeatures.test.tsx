import { createTestSiteWithMessages } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import type { Site } from '../boot.ts'
import { SiteContext } from '../siteContext.ts'
import { IdleFeatures } from './IdleFeatures.tsx'

async function renderIdleFeatures(pathname: string) {
  const site = await createTestSiteWithMessages()
  await renderScreen(
    <SiteContext value={site as unknown as Site}>
      <IdleFeatures pathname={pathname} />
    </SiteContext>,
    { path: pathname, site },
  )
}

/**
 * Returns `contain` if the site handles a pull of the page. With any other value, the browser handles the pull and
 * reloads the page.
 */
const readOverscroll = () => document.documentElement.style.overscrollBehaviorY

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
])('refreshes the page %s when the player pulls the page down', async (path) => {
  await renderIdleFeatures(path)
  await expect.poll(readOverscroll).toBe('contain')
})

test.each(['/m/changePsw', '/m/launchGame', '/m/feedback'])(
  'does not refresh the page %s, which has a form or an action in progress, when the player pulls it down',
  async (path) => {
    await renderIdleFeatures(path)
    expect(readOverscroll()).toBe('')
  },
)
