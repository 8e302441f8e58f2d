import core from '@lobby/i18n/messages/EN/core.json'
import errors from '@lobby/i18n/messages/EN/errors.json'
import promotions from '@lobby/i18n/messages/EN/promotions.json'
import shell from '@lobby/i18n/messages/EN/shell.json'
import type { LoginRequest } from '@lobby/platform/ports'
import { makeSession, makeTestSite, TestApp, withPlaces, type Answer, type Answers } from '@lobby/platform/testing'
import { useLocation } from 'react-router-dom'
import { render } from 'vitest-browser-react'
import { ActivityInfoScreen } from '../screens/ActivityInfoScreen.tsx'
import { ActivityScreen } from '../screens/ActivityScreen.tsx'
import { makeActivity, makeInfo } from './makeActivity.ts'

export const list = 'GET /wps/promotion/list'
export const info = 'GET /wps/promotion/info'
export const join = 'POST /wps/promotion/join'
export const claim = 'POST /wps/promotion/claim'
export const apply = 'POST /wps/promotion/apply'
export const upload = 'POST /wps/file/image'

/** The line breaks before the answer. */
export const lost = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))
export const answerOf = (value: unknown): Response => Response.json({ success: true, value })

/** An image host that has every picture. */
const cdn = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=#'

interface Setting {
  /** Null for a guest. */
  readonly type?: number | null
  readonly answers?: Answers
}

/** Both screens at their addresses, on a platform that answers what the test gives; every other address only says where one is. */
export async function renderPromotions(path: string, { type = 0, answers = {} }: Setting = {}) {
  const site = makeTestSite({
    ...(type !== null && { session: makeSession({ type }) }),
    merchant: { images: { hosts: [cdn], fallback: cdn } },
    answers: { [list]: { value: [makeActivity(7)] }, [info]: { value: makeInfo() }, 'GET /wps/wallets/balance': { value: { sumBalance: 1250, currencySymbol: 'R$' } }, ...answers },
    messages: withPlaces({ ...core, ...shell, ...errors, ...promotions }),
  })
  await site.dictionaries.load(site.language, ['test'])
  const logins: LoginRequest[] = []
  const notices: string[] = []
  function Place() {
    const { pathname, search } = useLocation()
    return (
      <>
        <data value={pathname + search} />
        {pathname === '/m/activity' && <ActivityScreen />}
        {pathname === '/m/activityInfo' && <ActivityInfoScreen />}
      </>
    )
  }
  const screen = await render(
    <TestApp site={site} path={path} notices={notices} onLogin={(request) => logins.push(request)}>
      <Place />
    </TestApp>,
  )
  const asked = (call: string) => site.fetch.asked.filter((each) => each.startsWith(call)).length
  return { site, screen, logins, notices, asked, place: () => screen.container.querySelector('data')?.value }
}

/** A call whose keys and bodies are kept, before it answers. */
export function heard(answer: (body: unknown) => Response | Promise<Response>) {
  const keys: (string | null)[] = []
  const bodies: unknown[] = []
  const hear: Answer = async (request) => {
    keys.push(request.headers.get('Idempotency-Key'))
    const body: unknown = await request.json()
    bodies.push(body)
    return answer(body)
  }
  return { hear, keys, bodies }
}
