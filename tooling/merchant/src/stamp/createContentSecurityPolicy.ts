import type { PublicMerchant } from '@lobby/merchant'
import { hash } from 'node:crypto'

/** The texts of the inline elements that a policy allows by hash. */
export interface InlineElementTexts {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * Sources that the policy allows in addition to `'self'` and the hashes. The development server adds the nonce of its
 * scripts and the URL of its web socket.
 */
export interface ExtraPolicySources {
  readonly script?: readonly string[]
  readonly style?: readonly string[]
  readonly connect?: readonly string[]
}

const listOrigins = (bases: readonly string[]) =>
  [...new Set(bases.filter((base) => /^[a-z]+:\/\//.test(base)).map((base) => new URL(base).origin))].sort()

/** Returns the policy source of an inline element's text: `'sha256-…'`. */
export const formatPolicyHashSource = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

/**
 * The hosts of third-party sign-in by kind of use: Google's sign-in windows, and the invisible reCAPTCHA before an
 * SMS.
 */
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
  // The sign-in window and frame of the emulator are loaded from the site's own origin.
  return {
    ...signInHosts,
    frame: [...signInHosts.frame, `https://${firebase.authDomain}`, ...(firebase.emulator ? ["'self'"] : [])],
  }
}

/**
 * Returns the content security policy of a merchant: it allows the site's own origin, exactly the hosts of the merchant
 * folder, and inline elements by hash. Only games may be shown in frames, because customer service opens as a separate
 * page. Scripts are restricted by Trusted Types (policies `lobby` and `dompurify`). A merchant with third-party sign-in
 * has no Trusted Types, because Firebase sets script URLs without a Trusted Types policy.
 * @param texts The inline elements of the document.
 */
export function createContentSecurityPolicy(
  merchant: PublicMerchant,
  texts: InlineElementTexts,
  extra: ExtraPolicySources = {},
): string {
  const hashes = (values: readonly string[]) =>
    [...new Set(values.filter((text) => text !== '').map(formatPolicyHashSource))].sort()
  const signIn = signInSources(merchant)
  const frames = [...new Set([...merchant.gameOrigins, ...signIn.frame])].sort()
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashes(texts.scripts), ...(extra.script ?? []), ...signIn.script],
    ['style-src', "'self'", ...hashes(texts.styles), ...(extra.style ?? [])],
    ['img-src', "'self'", 'data:', ...listOrigins([...merchant.images.hosts, merchant.images.fallback])],
    ['connect-src', "'self'", ...listOrigins([merchant.apiBase]), ...signIn.connect, ...(extra.connect ?? [])],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
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
