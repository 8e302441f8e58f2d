import core from '@lobby/i18n/messages/EN/core.json'
import errors from '@lobby/i18n/messages/EN/errors.json'
import inbox from '@lobby/i18n/messages/EN/inbox.json'
import shell from '@lobby/i18n/messages/EN/shell.json'
import { unreadMailQuery } from '@lobby/platform/account'
import type { LoginRequest } from '@lobby/platform/ports'
import { useApi } from '@lobby/platform/query'
import { useSession } from '@lobby/platform/session'
import { makeSession, makeTestSite, TestApp, withPlaces, type TestSite, type TestSiteInit } from '@lobby/platform/testing'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { render } from 'vitest-browser-react'

interface Setting extends TestSiteInit {
  readonly guest?: boolean
  /** The site of another page on the same device. */
  readonly site?: TestSite
}

/** Answers, and keeps what was sent: `METHOD path body`. */
export const saying = (sent: string[], make: (body: string) => unknown) => async (request: Request) => {
  const body = await request.text()
  sent.push(body)
  const value = make(body)
  return value instanceof Response ? value : Response.json({ success: true, value })
}

/** A screen at its address, with a dot of the site's header beside it; every other address only says where one is. */
export async function renderAt(path: string, screenOf: ReactElement, { guest = false, site: known, ...init }: Setting = {}) {
  const site = known ?? makeTestSite({ ...(!guest && { session: makeSession({ type: 0 }) }), ...init, messages: withPlaces({ ...core, ...errors, ...inbox, ...shell }) })
  await site.dictionaries.load(site.language, ['test'])
  const logins: LoginRequest[] = []
  const [own] = path.split('?')
  function Place() {
    const { pathname, search } = useLocation()
    const { data } = useQuery(unreadMailQuery(useApi(), useSession()))
    return (
      <>
        <data value={pathname + search} />
        <output aria-label="dot">{data}</output>
        {pathname === own ? screenOf : null}
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
    dot: screen.getByRole('status', { name: 'dot' }),
    asked: (call: string) => site.fetch.asked.filter((each) => each.startsWith(call)),
  }
}
