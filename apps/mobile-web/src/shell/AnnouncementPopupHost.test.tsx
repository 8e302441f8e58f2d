import { createSessionFixture, createTestSiteWithMessages, type PlatformResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { waitForFrames } from '@lobby/test-kit/untilFrame'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Site } from '../boot.ts'
import { SiteContext } from '../siteContext.ts'
import { AnnouncementPopupHost } from './AnnouncementPopupHost.tsx'

const ana = {
  id: 1,
  account: 'ana',
  nickname: null,
  userName: 'ana',
  type: 0,
  regDate: '2026-01-01T00:00:00Z',
  toUpline: false,
  vipLevel: null,
  withdrawAllowed: true,
}

/** Renders the popup host for a member, with an announcement that the popup must show now. */
async function renderDue(member: PlatformResponse) {
  const popup = { id: 1, title: 'Wheel of the week', content: '<p>Spin it.</p>', promotionType: null, execution: 'A' }
  const site = await createTestSiteWithMessages({
    session: createSessionFixture({ type: 0 }),
    answers: {
      'GET /wps/announcement/home': { value: { banners: [], player: [], popup: [popup], hot: [], promotion: [] } },
      'GET /wps/member/info': member,
    },
  })
  await renderScreen(
    <SiteContext value={site as unknown as Site}>
      <AnnouncementPopupHost />
    </SiteContext>,
    { site },
  )
  return { site, dialog: page.getByRole('dialog') }
}

test.each(['PAUSE', 'EXCLUSION'])(
  'shows no announcement popup to a member who takes a break (%s)',
  async (playBreak) => {
    const { site, dialog } = await renderDue({ value: { ...ana, playBreak } })
    await expect.poll(() => site.fetch.asked).toContain('GET /wps/member/info')
    await expect.poll(() => site.queries.isFetching()).toBe(0)
    await waitForFrames(90)
    expect(dialog.query()).toBeNull()
  },
)

test('shows the announcement popup only when the member info has arrived and the member takes no break', async () => {
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  const { dialog } = await renderDue(() => held.then(() => Response.json({ success: true, value: ana })))
  await waitForFrames(90)
  expect(dialog.query()).toBeNull()
  release()
  await expect.element(dialog.getByText('Spin it.')).toBeVisible()
})

test('shows the announcement popup when the member info fails to load', async () => {
  const { dialog } = await renderDue(() => new Response('', { status: 400 }))
  await expect.element(dialog.getByText('Spin it.')).toBeVisible()
})
