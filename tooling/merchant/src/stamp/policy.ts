import type { PublicMerchant } from '@lobby/merchant'
import { hash } from 'node:crypto'

/** The inline elements that a policy lets pass, by their exact text. */
export interface InlineTexts {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Sources that are let pass beside `'self'` and the hashes; the development server adds its nonce and its web socket. */
export interface ExtraSources {
  readonly script?: readonly string[]
  readonly style?: readonly string[]
  readonly connect?: readonly string[]
}

const onlyOrigins = (bases: readonly string[]) =>
  [...new Set(bases.filter((base) => /^[a-z]+:\/\//.test(base)).map((base) => new URL(base).origin))].sort()

/** `'sha256-…'` of an inline element's text. */
export const hashSource = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

/** What third-party sign-in loads, asks and frames: Google's sign-in windows, the invisible reCAPTCHA before an SMS. */
const signInHosts = {
  script: ['https://apis.google.com', 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
} as const

function signInSources({ firebase }: PublicMerchant): {
  readonly [Kind in keyof typeof signInHosts]: readonly string[]
} {
  if (!firebase) return { script: [], connect: [], frame: [] }
  // The emulator's window and its frame come through the site's own origin.
  return {
    ...signInHosts,
    frame: [...signInHosts.frame, `https://${firebase.authDomain}`, ...(firebase.emulator ? ["'self'"] : [])],
  }
}

/**
 * The content security policy of one merchant: its own origin, exactly the hosts of its folder, and inline elements by hash.
 * Games are what the site frames: customer service is a page of its own, so its hosts are none to frame.
 * Scripts become active only through Trusted Types (policies `lobby` and `dompurify`); a merchant with third-party sign-in goes without,
 * since that writes script addresses itself, and has its hosts besides.
 * @param texts the inline elements of both documents: hosts match header rules by path, so one policy serves both
 */
export function policyOf(merchant: PublicMerchant, texts: InlineTexts, extra: ExtraSources = {}): string {
  const hashes = (values: readonly string[]) =>
    [...new Set(values.filter((text) => text !== '').map(hashSource))].sort()
  const signIn = signInSources(merchant)
  const frames = [...new Set([...merchant.gameOrigins, ...signIn.frame])].sort()
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashes(texts.scripts), ...(extra.script ?? []), ...signIn.script],
    ['style-src', "'self'", ...hashes(texts.styles), ...(extra.style ?? [])],
    ['img-src', "'self'", 'data:', ...onlyOrigins([...merchant.images.hosts, merchant.images.fallback])],
    ['connect-src', "'self'", ...onlyOrigins([merchant.apiBase]), ...signIn.connect, ...(extra.connect ?? [])],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ...(merchant.firebase
      ? []
      : [
          ['require-trusted-types-for', "'script'"],
          ['trusted-types', 'lobby', 'dompurify'],
        ]),
  ]
    .map((directive) => directive.join(' '))
    .join('; ')
}

/** The part of a policy that a meta element can carry. */
export const metaPolicy = (policy: string) => policy.replace(/; frame-ancestors [^;]+/, '')
