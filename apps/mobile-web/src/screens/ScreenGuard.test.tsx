import { mailRoutes, memberRoutes, routes, securityRoutes } from '@lobby/platform/navigation'
import { createSessionFixture } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { lookUpEnglishText } from '../testing/renderShell.tsx'
import { ScreenGuard } from './ScreenGuard.tsx'
import { agentScreens } from './table/agentScreens.ts'
import { publicScreens } from './table/publicScreens.ts'
import { memberScreens } from './table/memberScreens.ts'
import type { ScreenRecord } from './table/screenRecord.ts'
import { getScreenPaths } from './table/screenTable.ts'

/** Renders the screen guard around a placeholder screen, which shows the current path. */
function Gate() {
  const { pathname } = useLocation()
  return (
    <ScreenGuard>
      <p data-testid="screen">{pathname}</p>
    </ScreenGuard>
  )
}

async function open(
  path: string,
  { type, promotions = ['REFERRAL'] }: { readonly type?: number; readonly promotions?: readonly string[] } = {},
) {
  const page = await renderScreen(<Gate />, {
    path,
    address: '*',
    answers: { 'GET /wps/promotion/enabled': { value: promotions } },
    ...(type === undefined ? { guest: true } : { session: createSessionFixture({ type }) }),
  })
  return { ...page, shown: page.screen.getByTestId('screen') }
}

const refused = [`notice for 2000 ms: ${lookUpEnglishText('shell.free_reject')}`]
const contact = [`notice for 2000 ms: ${lookUpEnglishText('shell.contact_service')}`]

test.each(['/m/mine', '/m/member/home', '/m/withdraw', '/m/gameRecord'])(
  'redirects a trial account from the page %s to home',
  { tags: ['MEMB-066'] },
  async (path) => {
    const { location } = await open(path, { type: 4 })
    await expect.poll(location).toBe('/m/home')
  },
)

test(
  'shows the notice free_reject one time, for 2 seconds, when a trial account is redirected',
  { tags: ['MEMB-067'] },
  async () => {
    const { timeline, shown } = await open('/m/mine', { type: 4 })
    await expect.element(shown).toHaveTextContent('/m/home')
    expect(timeline).toEqual(refused)
  },
)

test(
  'redirects to home when a trial account opens the member centre, a page linked there, or an inbox',
  { tags: ['MEMB-068'] },
  async () => {
    const refusing = [
      ...[
        routes.mine(),
        '/m/member/home',
        routes.deposit(),
        routes.withdraw(),
        routes.invite(),
        routes.rewards(),
        routes.inbox(),
        mailRoutes.messages(),
      ],
      ...Object.entries(memberRoutes).flatMap(([name, build]) => (name === 'agent' ? [] : [build()])),
      ...Object.entries(securityRoutes).flatMap(([name, build]) => (name === 'centre' ? [] : [build()])),
    ]
    const guardedOf = (records: readonly ScreenRecord[]) =>
      records.filter(({ guard }) => guard === 'member' || guard === 'invite').flatMap(getScreenPaths)
    const guarded = guardedOf(memberScreens)
    expect(guarded).toEqual(expect.arrayContaining(refusing))
    expect(guardedOf([...publicScreens, ...agentScreens])).toEqual([])
    for (const path of guarded) {
      const { location, timeline, screen } = await open(path, { type: 4 })
      await expect.poll(location).toBe(routes.home())
      expect(timeline, path).toEqual(refused)
      await screen.unmount()
    }
  },
)

test.each(['/m/set', '/m/help', '/m/gameList', '/m/agent'])('shows the screen %s to a trial account', async (path) => {
  const { shown, timeline } = await open(path, { type: 4 })
  await expect.element(shown).toHaveTextContent(path)
  expect(timeline).toEqual([])
})

test.each([
  ['a guest', undefined],
  ['a member', 0],
  ['an agent', 1],
])('control: shows a member page to %s', { tags: ['MEMB-066'] }, async (_, type) => {
  const { shown, timeline } = await open('/m/mine', type === undefined ? {} : { type })
  await expect.element(shown).toHaveTextContent('/m/mine')
  expect(timeline).toEqual([])
})

test(
  'redirects from the invitation screen with the notice contact_service when no REFERRAL promotion runs',
  { tags: ['MEMB-069'] },
  async () => {
    const { shown, timeline } = await open('/m/inviteFriends', { type: 0, promotions: ['MISSION'] })
    await expect.element(shown).toHaveTextContent('/m/mine')
    expect(timeline).toEqual(contact)
  },
)

test('control: shows the invitation screen when a REFERRAL promotion runs', { tags: ['MEMB-069'] }, async () => {
  const { shown, timeline, site } = await open('/m/inviteFriends', { type: 0 })
  await expect.poll(() => [site.fetch.asked.length, site.queries.isFetching()]).toEqual([1, 0])
  await expect.element(shown).toHaveTextContent('/m/inviteFriends')
  expect(timeline).toEqual([])
})
