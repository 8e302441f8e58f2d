import core from '@lobby/i18n/messages/EN/core.json'
import reports from '@lobby/i18n/messages/EN/reports.json'
import shell from '@lobby/i18n/messages/EN/shell.json'
import type { LoginRequest } from '@lobby/platform/ports'
import { makeSession, makeTestSite, TestApp, withPlaces, type Answers } from '@lobby/platform/testing'
import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { render } from 'vitest-browser-react'

interface Setting {
  readonly answers: Answers
  readonly guest?: boolean
  /** The member's type; an agent's unless given. */
  readonly type?: number
}

/** A report at its address; every other address only says where one is. */
export async function renderReport(path: string, report: ReactElement, { answers, guest = false, type = 1 }: Setting) {
  const site = makeTestSite({ answers, messages: withPlaces({ ...core, ...shell, ...reports }), ...(!guest && { session: makeSession({ type }) }) })
  await site.dictionaries.load(site.language, ['test'])
  const logins: LoginRequest[] = []
  const [own] = path.split('?')
  function Place() {
    const { pathname, search } = useLocation()
    return (
      <>
        <data value={pathname + search} />
        {pathname === own ? report : null}
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
    /** The queries of a call's requests, in their order. */
    asked: (call: string) =>
      site.fetch.asked.filter((each) => each.startsWith(`${call}?`)).map((each) => Object.fromEntries(new URL(each.split(' ')[1] ?? '', 'http://acme.localhost').searchParams)),
  }
}
