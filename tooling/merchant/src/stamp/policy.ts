import type { PublicMerchant } from '@lobby/merchant'
import { createHash } from 'node:crypto'

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
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The content security policy of one merchant: its own origin, exactly the hosts of its folder, and inline elements by hash.
 * Scripts become active only through Trusted Types (policies `lobby` and `dompurify`).
 * @param texts the inline elements of both documents: hosts match header rules by path, so one policy serves both
 */
export function policyOf(merchant: PublicMerchant, texts: InlineTexts, extra: ExtraSources = {}): string {
  const hashes = (values: readonly string[]) => [...new Set(values.filter((text) => text !== '').map(hashSource))].sort()
  const frames = [...new Set([...merchant.gameOrigins, ...merchant.serviceOrigins])].sort()
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashes(texts.scripts), ...(extra.script ?? [])],
    ['style-src', "'self'", ...hashes(texts.styles), ...(extra.style ?? [])],
    ['img-src', "'self'", 'data:', ...onlyOrigins([...merchant.images.hosts, merchant.images.fallback])],
    ['connect-src', "'self'", ...onlyOrigins([merchant.apiBase]), ...(extra.connect ?? [])],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'lobby', 'dompurify'],
  ]
    .map((directive) => directive.join(' '))
    .join('; ')
}

/** The part of a policy that a meta element can carry. */
export const metaPolicy = (policy: string) => policy.replace(/; frame-ancestors [^;]+/, '')
