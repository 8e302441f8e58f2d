import type { LoginRequest } from '@lobby/platform/ports'
import { makeSession, TestApp, type Answer, type TestSite, type TestSiteInit } from '@lobby/platform/testing'
import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { render } from 'vitest-browser-react'
import { openTestSite } from './openTestSite.ts'

interface Setting extends TestSiteInit {
  readonly guest?: boolean
  /** The site of another page on the same device. */
  readonly site?: TestSite
}

export interface Sent {
  readonly key: string | null
  readonly body: unknown
}

/** A screen at its address; every other address only says where one is. `sent` hears the bodies of what is changed, by `METHOD /path`. */
export async function renderAt(path: string, screenOf: ReactElement, { guest = false, site: known, answers = {}, ...init }: Setting = {}) {
  const sent: Record<string, Sent[]> = {}
  const heard = Object.fromEntries(
    Object.entries<Answer>(answers).map(([route, answer]): [string, Answer] => [
      route,
      async (request) => {
        const body: unknown = request.method === 'GET' ? undefined : await request.clone().json()
        ;(sent[route] ??= []).push({ key: request.headers.get('Idempotency-Key'), body })
        return typeof answer === 'function' ? answer(request) : Response.json({ success: true, value: answer.value })
      },
    ]),
  )
  const site = known ?? (await openTestSite({ ...(!guest && { session: makeSession({ type: 0 }) }), ...init, answers: heard }))
  const logins: LoginRequest[] = []
  const notices: string[] = []
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
    <TestApp site={site} path={path} notices={notices} onLogin={(request) => logins.push(request)}>
      <Place />
    </TestApp>,
  )
  return { site, screen, logins, notices, sent: (route: string) => sent[route] ?? [], place: () => screen.container.querySelector('data')?.value }
}
