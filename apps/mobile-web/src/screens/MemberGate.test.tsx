import shell from '@lobby/i18n/messages/EN/shell.json'
import { NotifyProvider } from '@lobby/platform/notify'
import { memberPaths, paths, protectedPaths, routes, securityPaths } from '@lobby/platform/routes'
import { makeSession, makeTestSite, TestApp } from '@lobby/platform/testing'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { text } from '../testing/renderShell.tsx'
import { MemberGate } from './MemberGate.tsx'

/** Says where the site is, and whether the screen of that place stands. */
function Here() {
  const { pathname } = useLocation()
  return (
    <>
      <p data-testid="at">{pathname}</p>
      <MemberGate>
        <p data-testid="screen">{pathname}</p>
      </MemberGate>
    </>
  )
}

async function open(path: string, { type, promotions = ['REFERRAL'] }: { readonly type?: number; readonly promotions?: readonly string[] } = {}) {
  const site = makeTestSite({
    messages: shell,
    answers: { 'GET /wps/promotion/enabled': { value: promotions } },
    ...(type !== undefined && { session: makeSession({ type }) }),
  })
  await site.dictionaries.load('EN', ['test'])
  const said: string[] = []
  const notify = { notice: (words: string, ms?: number) => void said.push(`${ms} ms: ${words}`), toast: () => undefined, loading: () => () => undefined }
  const screen = await render(
    <TestApp site={site} path={path}>
      <NotifyProvider notify={notify}>
        <Here />
      </NotifyProvider>
    </TestApp>,
  )
  return { screen, said, site, at: screen.getByTestId('at'), shown: screen.getByTestId('screen') }
}

const refused = [`2000 ms: ${text('shell.realAccount')}`]
const contact = [`2000 ms: ${text('shell.contactService')}`]

test.each(['/m/mine', '/m/member/home', '/m/withdraw', '/m/gameRecord'])('a trial account is refused on %s and sent home', { tags: ['MEMB-066'] }, async (path) => {
  const { at } = await open(path, { type: 4 })
  await expect.element(at).toHaveTextContent('/m/home')
})

test('the refusal says free_reject for 2 seconds, once', { tags: ['MEMB-067'] }, async () => {
  const { said, shown } = await open('/m/mine', { type: 4 })
  await expect.element(shown).toHaveTextContent('/m/home')
  expect(said).toEqual(refused)
})

test('the protected pages are the member centre, all that it leads to, and the mailboxes; each of them sends a trial account home', { tags: ['MEMB-068'] }, async () => {
  const leads = [paths.deposit, paths.withdraw, paths.invite, paths.security, paths.rewards, paths.benefits, paths.inbox, ...Object.values(memberPaths), ...Object.values(securityPaths)]
  expect([...protectedPaths].sort()).toEqual([paths.mine, paths.memberHome, paths.messages, ...leads].sort())
  for (const path of protectedPaths) {
    const { at, said, screen } = await open(path, { type: 4 })
    await expect.element(at).toHaveTextContent(routes.home())
    expect(said, path).toEqual(refused)
    await screen.unmount()
  }
})

test.each(['/m/set', '/m/help', '/m/gameList', '/m/agent'])('a trial account is not refused here on %s', async (path) => {
  const { shown, said } = await open(path, { type: 4 })
  await expect.element(shown).toHaveTextContent(path)
  expect(said).toEqual([])
})

test.each([
  ['a guest', undefined],
  ['a member', 0],
  ['an agent', 1],
])('the control: %s is not refused', { tags: ['MEMB-066'] }, async (_, type) => {
  const { shown, said } = await open('/m/mine', type === undefined ? {} : { type })
  await expect.element(shown).toHaveTextContent('/m/mine')
  expect(said).toEqual([])
})

test('inviting friends without the REFERRAL promotion says contact_service for 2 seconds, and leads to the member centre', { tags: ['MEMB-069'] }, async () => {
  const { shown, said } = await open('/m/inviteFriends', { type: 0, promotions: ['MISSION'] })
  await expect.element(shown).toHaveTextContent('/m/mine')
  expect(said).toEqual(contact)
})

test('the control: with it nobody is refused', { tags: ['MEMB-069'] }, async () => {
  const { shown, said, site } = await open('/m/inviteFriends', { type: 0 })
  await expect.poll(() => [site.fetch.asked.length, site.queries.isFetching()]).toEqual([1, 0])
  await expect.element(shown).toHaveTextContent('/m/inviteFriends')
  expect(said).toEqual([])
})
