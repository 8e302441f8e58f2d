import { mailRoutes, memberRoutes, routes, securityRoutes } from '@lobby/platform/navigation'
import { makeSession } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { text } from '../testing/renderShell.tsx'
import { MemberGate } from './MemberGate.tsx'
import { forAgents } from './table/forAgents.ts'
import { forEveryone } from './table/forEveryone.ts'
import { forMembers } from './table/forMembers.ts'
import type { ScreenRecord } from './table/screenRecord.ts'
import { pathsOf } from './table/screenTable.ts'

/** The gate around a screen that shows its own path. */
function Gate() {
  const { pathname } = useLocation()
  return (
    <MemberGate>
      <p data-testid="screen">{pathname}</p>
    </MemberGate>
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
    ...(type === undefined ? { guest: true } : { session: makeSession({ type }) }),
  })
  return { ...page, shown: page.screen.getByTestId('screen') }
}

const refused = [`notice for 2000 ms: ${text('shell.free_reject')}`]
const contact = [`notice for 2000 ms: ${text('shell.contact_service')}`]

test.each(['/m/mine', '/m/member/home', '/m/withdraw', '/m/gameRecord'])(
  'a trial account is refused on %s and sent home',
  { tags: ['MEMB-066'] },
  async (path) => {
    const { location } = await open(path, { type: 4 })
    await expect.poll(location).toBe('/m/home')
  },
)

test('the refusal says free_reject for 2 seconds, once', { tags: ['MEMB-067'] }, async () => {
  const { timeline, shown } = await open('/m/mine', { type: 4 })
  await expect.element(shown).toHaveTextContent('/m/home')
  expect(timeline).toEqual(refused)
})

test(
  'the protected pages are the member centre, all that it leads to, and the mailboxes; each of them sends a trial account home',
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
      records.filter(({ guard }) => guard === 'member' || guard === 'invite').flatMap(pathsOf)
    const guarded = guardedOf(forMembers)
    expect(guarded).toEqual(expect.arrayContaining(refusing))
    expect(guardedOf([...forEveryone, ...forAgents])).toEqual([])
    for (const path of guarded) {
      const { location, timeline, screen } = await open(path, { type: 4 })
      await expect.poll(location).toBe(routes.home())
      expect(timeline, path).toEqual(refused)
      await screen.unmount()
    }
  },
)

test.each(['/m/set', '/m/help', '/m/gameList', '/m/agent'])(
  'a trial account is not refused here on %s',
  async (path) => {
    const { shown, timeline } = await open(path, { type: 4 })
    await expect.element(shown).toHaveTextContent(path)
    expect(timeline).toEqual([])
  },
)

test.each([
  ['a guest', undefined],
  ['a member', 0],
  ['an agent', 1],
])('the control: %s is not refused', { tags: ['MEMB-066'] }, async (_, type) => {
  const { shown, timeline } = await open('/m/mine', type === undefined ? {} : { type })
  await expect.element(shown).toHaveTextContent('/m/mine')
  expect(timeline).toEqual([])
})

test(
  'inviting friends without the REFERRAL promotion says contact_service for 2 seconds, and leads to the member centre',
  { tags: ['MEMB-069'] },
  async () => {
    const { shown, timeline } = await open('/m/inviteFriends', { type: 0, promotions: ['MISSION'] })
    await expect.element(shown).toHaveTextContent('/m/mine')
    expect(timeline).toEqual(contact)
  },
)

test('the control: with it nobody is refused', { tags: ['MEMB-069'] }, async () => {
  const { shown, timeline, site } = await open('/m/inviteFriends', { type: 0 })
  await expect.poll(() => [site.fetch.asked.length, site.queries.isFetching()]).toEqual([1, 0])
  await expect.element(shown).toHaveTextContent('/m/inviteFriends')
  expect(timeline).toEqual([])
})
