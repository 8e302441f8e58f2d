import core from '@lobby/i18n/messages/EN/core.json'
import errors from '@lobby/i18n/messages/EN/errors.json'
import responsible from '@lobby/i18n/messages/EN/responsible.json'
import type { LoginRequest } from '@lobby/platform/ports'
import { makeSession, makeTestSite, TestApp, withPlaces, type Answers, type TestSiteInit } from '@lobby/platform/testing'
import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { render } from 'vitest-browser-react'

interface Setting extends Pick<TestSiteInit, 'backend' | 'merchant'> {
  readonly answers?: Answers
  readonly guest?: boolean
  /** A member's type. */
  readonly type?: number
}

/** A part of the site at an address, which it tells, on a merchant of Brazil's market. */
export async function renderResponsible(part: ReactElement, { answers = {}, guest = false, type = 0, merchant, ...init }: Setting = {}, path = '/m/responsible') {
  const site = makeTestSite({
    ...(!guest && { session: makeSession({ type }) }),
    merchant: { market: 'BR', ...merchant },
    messages: withPlaces({ ...core, ...errors, ...responsible }),
    answers,
    ...init,
  })
  await site.dictionaries.load(site.language, ['test'])
  const logins: LoginRequest[] = []
  const notices: string[] = []
  function Place() {
    const { pathname, hash } = useLocation()
    return <data value={pathname + hash} />
  }
  const screen = await render(
    <TestApp site={site} path={path} notices={notices} onLogin={(request) => logins.push(request)}>
      {part}
      <Place />
    </TestApp>,
  )
  return { site, screen, logins, notices, place: () => screen.container.querySelector('data')?.value }
}
