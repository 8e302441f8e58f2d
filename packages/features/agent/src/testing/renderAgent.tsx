import agent from '@lobby/i18n/messages/EN/agent.json'
import contracts from '@lobby/i18n/messages/EN/contracts.json'
import core from '@lobby/i18n/messages/EN/core.json'
import downline from '@lobby/i18n/messages/EN/downline.json'
import errors from '@lobby/i18n/messages/EN/errors.json'
import member from '@lobby/i18n/messages/EN/member.json'
import reports from '@lobby/i18n/messages/EN/reports.json'
import shell from '@lobby/i18n/messages/EN/shell.json'
import team from '@lobby/i18n/messages/EN/team.json'
import wallet from '@lobby/i18n/messages/EN/wallet.json'
import withdraw from '@lobby/i18n/messages/EN/withdraw.json'
import type { LoginRequest } from '@lobby/platform/ports'
import { makeSession, makeTestSite, TestApp, withPlaces, type TestSiteInit } from '@lobby/platform/testing'
import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { render } from 'vitest-browser-react'

interface Setting extends TestSiteInit {
  /** The member type of who is signed in, an agent unless given; null for a guest. */
  readonly type?: number | null
  /** One that was open before, as the document that one comes back to finds it. */
  readonly site?: ReturnType<typeof makeTestSite>
}

/** A screen of the agent area at its address; every other address only says where one is. */
export async function renderAgent(path: string, screenOf: ReactElement, { type = 1, answers, site: before, ...init }: Setting = {}) {
  const site = before ?? makeTestSite({
    messages: withPlaces({ ...core, ...errors, ...reports, ...shell, ...member, ...agent, ...team, ...downline, ...contracts, ...wallet, ...withdraw }),
    ...(type !== null && { session: makeSession({ userName: 'agent', type }) }),
    answers: { 'GET /wps/wallets/balance': { value: { sumBalance: 8214, currencySymbol: 'R$' } }, ...answers },
    ...init,
  })
  await site.dictionaries.load(site.language, ['test'])
  const logins: LoginRequest[] = []
  const notices: string[] = []
  const here = new URL(path, 'http://acme.localhost').pathname
  function Place() {
    const { pathname, search } = useLocation()
    return (
      <>
        <data value={pathname + search} />
        {pathname === here ? screenOf : null}
      </>
    )
  }
  const screen = await render(
    <TestApp site={site} path={path} notices={notices} onLogin={(request) => logins.push(request)}>
      <Place />
    </TestApp>,
  )
  return {
    site,
    screen,
    logins,
    /** What was said to the agent, by notices and toasts. */
    notices,
    /** Where the site is, with its query. */
    place: () => screen.container.querySelector('data')?.value,
    /** The calls of one path that were made, `GET /wps/agent/team`. */
    asked: (call: string) => site.fetch.asked.filter((each) => each === call || each.startsWith(`${call}?`)),
  }
}
