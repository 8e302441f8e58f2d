import type { LoginRequest } from '@lobby/platform/ports'
import { makeSession, TestApp, type TestSite, type TestSiteInit } from '@lobby/platform/testing'
import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { render } from 'vitest-browser-react'
import { openTestSite } from './openTestSite.ts'

interface Setting extends TestSiteInit {
  readonly guest?: boolean
  /** The site of another page on the same device. */
  readonly site?: TestSite
}

/** A screen at its address; every other address only says where one is. */
export async function renderAt(path: string, screenOf: ReactElement, { guest = false, site: known, ...init }: Setting = {}) {
  const site = known ?? (await openTestSite({ ...(!guest && { session: makeSession({ type: 0 }) }), ...init }))
  const logins: LoginRequest[] = []
  const notices: string[] = []
  const [own] = path.split('?')
  function Place() {
    const { pathname, search } = useLocation()
    return (
      <>
        <data value={pathname + search} />
        {pathname === own ? screenOf : null}
      </>
    )
  }
  const screen = await render(
    <TestApp site={site} path={path} notices={notices} onLogin={(request) => logins.push(request)}>
      <Place />
    </TestApp>,
  )
  return { site, screen, logins, notices, place: () => screen.container.querySelector('data')?.value }
}
