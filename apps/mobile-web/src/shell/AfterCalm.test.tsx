import { makeSession, openTestSite, type TestSiteInit } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { waitForFrames } from '@lobby/test-kit/untilFrame'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Site } from '../boot.ts'
import { SiteContext } from '../siteContext.ts'
import { AfterCalm } from './AfterCalm.tsx'

async function renderAfterCalm(pathname: string, init: TestSiteInit = {}) {
  const site = await openTestSite(init)
  await renderScreen(
    <SiteContext value={site as unknown as Site}>
      <AfterCalm pathname={pathname} />
    </SiteContext>,
    { path: pathname, site },
  )
  return site
}

/** Who pulls a page of ours has it refreshed; where the browser's own pull is at work, the page is loaded anew. */
const pulls = () => document.documentElement.style.overscrollBehaviorY

test.each([
  '/m/gameList', '/m/gameCenter', '/m/slotsCenter', '/m/gameLobby', '/m/lottery', '/m/moreLottery', '/m/notice',
  '/m/activity', '/m/activityInfo', '/m/mine', '/m/member/home', '/m/webEmail', '/m/message', '/m/voucherCenter', '/m/withdraw',
])(
  '%s is refreshed by pulling it down',
  async (path) => {
    await renderAfterCalm(path)
    await expect.poll(pulls).toBe('contain')
  },
)

test.each(['/m/changePsw', '/m/launchGame', '/m/feedback'])('%s, with what was typed or is under way, is not', async (path) => {
  await renderAfterCalm(path)
  expect(pulls()).toBe('')
})

/** Home of a member for whom an announcement is due. */
async function homeOf(member: object) {
  const popup = { id: 1, title: 'Wheel of the week', content: '<p>Spin it.</p>', promotionType: null, execution: 'A' }
  const site = await renderAfterCalm('/m/home', {
    session: makeSession({ type: 0 }),
    answers: {
      'GET /wps/announcement/home': { value: { banners: [], player: [], popup: [popup], hot: [], promotion: [] } },
      'GET /wps/member/info': { value: { id: 1, account: 'ana', nickname: null, userName: 'ana', type: 0, regDate: '2026-01-01T00:00:00Z', toUpline: false, vipLevel: null, withdrawAllowed: true, ...member } },
    },
  })
  const dialog = page.getByRole('dialog')
  return { site, dialog }
}

test.each(['PAUSE', 'EXCLUSION'])('no popup is shown to a member during a break (%s)', async (playBreak) => {
  const { site, dialog } = await homeOf({ playBreak })
  await expect.poll(() => site.fetch.asked.filter((each) => each === 'GET /wps/member/info').length).toBe(1)
  await expect.poll(() => site.queries.isFetching()).toBe(0)
  await waitForFrames(60)
  expect(dialog.query()).toBeNull()
})

test('the control: without a break it is shown', async () => {
  const { dialog } = await homeOf({})
  await expect.element(dialog.getByText('Wheel of the week')).toBeVisible()
})
