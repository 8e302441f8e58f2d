import { NotifyProvider } from '@lobby/platform/notify'
import { TestApp, type Answer, type TestAppProps, type TestSite, type TestSiteInit } from '@lobby/platform/testing'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { render, type RenderResult } from 'vitest-browser-react'
import { openTestSite } from './openTestSite.ts'
import { recordNotify } from './recordNotify.ts'

export interface RenderedAccount {
  readonly screen: RenderResult
  readonly site: TestSite
  readonly told: readonly string[]
  /** What was sent to an address, as `METHOD /path`, in order. */
  readonly sent: (route: string) => readonly Request[]
}

export interface AccountInit extends TestSiteInit, Pick<TestAppProps, 'onSignOut' | 'onLogin' | 'onLanguagePrompt'> {
  /** Where the element stands; anywhere else there is `at` and the path. */
  readonly path?: string
}

/** A part of the account's screens at a platform that answers by a table. */
export async function renderAccount(element: ReactNode, { path = '/m/forget', onSignOut, onLogin, onLanguagePrompt, ...init }: AccountInit = {}): Promise<RenderedAccount> {
  const requests: Request[] = []
  const answers = Object.fromEntries(
    Object.entries<Answer>({ 'GET /wps/account/registerValidation': { value: { rules: [] } }, ...init.answers }).map(([route, answer]) => [
      route,
      (request: Request): Response | Promise<Response> => {
        requests.push(request.clone())
        return typeof answer === 'function' ? answer(request) : Response.json({ success: true, value: answer.value })
      },
    ]),
  )
  const site = await openTestSite({ ...init, answers })
  const { notify, told } = recordNotify()
  function Place() {
    const { pathname } = useLocation()
    return pathname === path ? element : <p>{`at ${pathname}`}</p>
  }
  const screen = await render(
    <TestApp site={site} path={path} {...(onSignOut && { onSignOut })} {...(onLogin && { onLogin })} {...(onLanguagePrompt && { onLanguagePrompt })}>
      <NotifyProvider notify={notify}>
        <Place />
      </NotifyProvider>
    </TestApp>,
  )
  const sent = (route: string) => requests.filter(({ method, url }) => `${method} ${new URL(url).pathname}` === route)
  return { screen, site, told, sent }
}
