import type { PlatformResponses, TestSiteOptions } from '@lobby/platform/testing'
import { renderScreen, type RenderedScreen } from '@lobby/platform/testing/render-screen'
import { LoginForm } from '../components/LoginForm.tsx'
import { loadThirdPartySignIn, type LoadThirdPartySignIn } from '../thirdParty/loadThirdPartySignIn.ts'
import { ThirdPartySignInLoaderProvider } from '../thirdParty/useThirdPartySignInLoader.ts'
import { createPlatformKeysFixture } from './createPlatformKeysFixture.ts'

export interface RenderedLoginForm extends Omit<RenderedScreen, 'sent'> {
  /** The decrypted bodies of the sign-in calls. */
  readonly sent: readonly Record<string, unknown>[]
  /** Returns the ids of the requested captchas. */
  readonly captchaIds: () => (string | null)[]
  /** Returns how often the form has called `onSignedIn`. */
  readonly signedIn: () => number
}

/** The base64 of a PNG with one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='

export const loginValueFixture = { token: 'token-of-ana-0123', userName: 'ana', customerType: 1, firstTimeLogin: false }

/**
 * Creates a response that refuses the sign-in.
 * @param captcha - the value of `data.captcha` in the response
 */
export const createLoginRefusalResponse = (errorCode: string, captcha?: boolean) =>
  Response.json({ success: false, errorCode, message: 'No', ...(captcha !== undefined && { data: { captcha } }) })

const keys = createPlatformKeysFixture()

/** A rule for usernames of at least three characters, as on the demo platform. */
const rules = [{ name: 'loginUsername', minLength: 3, maxLength: 32, pattern: '[A-Za-z0-9]+' }]

/**
 * Renders the sign-in form. The mocked platform returns the responses in `login` in order, and repeats the last one.
 */
export async function renderLoginForm(
  login: readonly (() => Response | Promise<Response>)[] = [],
  answers: PlatformResponses = {},
  {
    merchant,
    thirdParty = loadThirdPartySignIn,
    ...init
  }: Pick<TestSiteOptions, 'merchant' | 'backend' | 'visit'> & { readonly thirdParty?: LoadThirdPartySignIn } = {},
): Promise<RenderedLoginForm> {
  const { encryptionKey, open } = await keys
  const sent: Record<string, unknown>[] = []
  let done = 0
  const page = await renderScreen(
    <ThirdPartySignInLoaderProvider value={thirdParty}>
      <LoginForm onSignedIn={() => done++} serviceLink={<span>Customer service</span>} />
    </ThirdPartySignInLoaderProvider>,
    {
      ...init,
      address: '*',
      guest: true,
      merchant: { encryptionKey, ...merchant },
      answers: {
        'GET /wps/account/registerValidation': { value: { rules } },
        'GET /wps/captcha/get': { value: pixel },
        'POST /wps/member/login': async (request) => {
          sent.push(await open(request))
          return (
            login[Math.min(sent.length, login.length) - 1]?.() ??
            Response.json({ success: true, value: loginValueFixture })
          )
        },
        ...answers,
      },
    },
  )
  const captchaIds = () =>
    page.requests('GET /wps/captcha/get').map(({ url }) => new URL(url).searchParams.get('captchaId'))
  return { ...page, sent, captchaIds, signedIn: () => done }
}
