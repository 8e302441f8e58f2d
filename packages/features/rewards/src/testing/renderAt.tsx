import core from '@lobby/i18n/messages/EN/core.json'
import errors from '@lobby/i18n/messages/EN/errors.json'
import rewards from '@lobby/i18n/messages/EN/rewards.json'
import shell from '@lobby/i18n/messages/EN/shell.json'
import type { LoginRequest } from '@lobby/platform/ports'
import { makeSession, makeTestSite, TestApp, withPlaces, type TestSite, type TestSiteInit } from '@lobby/platform/testing'
import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { render } from 'vitest-browser-react'

interface Setting extends TestSiteInit {
  readonly guest?: boolean
  /** The site of another page on the same device. */
  readonly site?: TestSite
}

/** The line breaks before the answer. */
export const lost = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))
export const answerOf = (value: unknown) => Response.json({ success: true, value })

/** A screen at its address; every other address only says where one is. */
export async function renderAt(path: string, screenOf: ReactElement, { guest = false, site: known, answers, ...init }: Setting = {}) {
  const site =
    known ??
    makeTestSite({
      messages: withPlaces({ ...core, ...errors, ...shell, ...rewards }),
      ...(!guest && { session: makeSession({ type: 0 }) }),
      answers: { 'GET /wps/wallets/balance': { value: { sumBalance: 1250, currencySymbol: 'R$' } }, ...answers },
      ...init,
    })
  await site.dictionaries.load(site.language, ['test'])
  const logins: LoginRequest[] = []
  function Place() {
    const { pathname } = useLocation()
    return (
      <>
        <data value={pathname} />
        {pathname === path ? screenOf : null}
      </>
    )
  }
  const screen = await render(
    <TestApp site={site} path={path} onLogin={(request) => logins.push(request)}>
      <Place />
    </TestApp>,
  )
  return {
    site,
    screen,
    logins,
    place: () => screen.container.querySelector('data')?.value,
    /** How often a call was made, `GET /wps/reward`. */
    asked: (call: string) => site.fetch.asked.filter((each) => each === call || each.startsWith(`${call}?`)),
  }
}
