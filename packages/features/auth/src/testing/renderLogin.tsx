import { useLanguage } from '@lobby/i18n'
import { TestApp, type Answers, type TestSite, type TestSiteInit } from '@lobby/platform/testing'
import { render, type RenderResult } from 'vitest-browser-react'
import { LoginForm } from '../components/LoginForm.tsx'
import { loadThirdParty, type LoadThirdParty } from '../thirdParty/loadThirdParty.ts'
import { ThirdPartyProvider } from '../thirdParty/useThirdParty.ts'
import { makePlatformKeys } from './makePlatformKeys.ts'
import { openTestSite } from './openTestSite.ts'

export interface RenderedLogin {
  readonly screen: RenderResult
  readonly site: TestSite
  /** What was sent to sign in, as the platform reads it. */
  readonly sent: readonly Record<string, unknown>[]
  /** What was notified, as `kind: text`. */
  readonly notices: readonly string[]
  /** The ids of the captchas that were asked for. */
  readonly captchaIds: () => (string | null)[]
  /** How often the form said that it is done. */
  readonly signedIn: () => number
}

/** A picture of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='

export const member = { token: 'token-of-ana-0123', userName: 'ana', customerType: 1, firstTimeLogin: false }

/** A refusal of the sign-in; `captcha` is what its data says. */
export const refuse = (errorCode: string, captcha?: boolean) =>
  Response.json({ success: false, errorCode, message: 'No', ...(captcha !== undefined && { data: { captcha } }) })

function LanguageButton() {
  const { setLanguage } = useLanguage()
  return (
    <button type="button" onClick={() => setLanguage('PT')}>
      to Portuguese
    </button>
  )
}

const keys = makePlatformKeys()

/** Names of three letters, as in the demo. */
const rules = [{ name: 'loginUsername', minLength: 3, maxLength: 32, pattern: '[A-Za-z0-9]+' }]

/** The login form at a platform that answers sign-ins by `login`: the n-th by its n-th answer, further ones by the last. */
export async function renderLogin(
  login: readonly (() => Response | Promise<Response>)[] = [],
  answers: Answers = {},
  { merchant, thirdParty = loadThirdParty, ...init }: Pick<TestSiteInit, 'merchant' | 'backend' | 'visit'> & { readonly thirdParty?: LoadThirdParty } = {},
): Promise<RenderedLogin> {
  const { encryptionKey, open } = await keys
  const sent: Record<string, unknown>[] = []
  let done = 0
  const site = await openTestSite({
    ...init,
    merchant: { encryptionKey, ...merchant },
    answers: {
      'GET /wps/account/registerValidation': { value: { rules } },
      'GET /wps/captcha/get': { value: pixel },
      'POST /wps/member/login': async (request) => {
        sent.push(await open(request))
        return login[Math.min(sent.length, login.length) - 1]?.() ?? Response.json({ success: true, value: member })
      },
      ...answers,
    },
  })
  const notices: string[] = []
  const screen = await render(
    <TestApp site={site} notices={notices}>
      <LanguageButton />
      <ThirdPartyProvider value={thirdParty}>
        <LoginForm onSignedIn={() => done++} foot="Customer service" />
      </ThirdPartyProvider>
    </TestApp>,
  )
  const captchaIds = () =>
    site.fetch.asked
      .filter((asked) => asked.startsWith('GET /wps/captcha/get'))
      .map((asked) => new URLSearchParams(asked.split('?')[1]).get('captchaId'))
  return { screen, site, sent, notices, captchaIds, signedIn: () => done }
}
