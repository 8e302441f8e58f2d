import purifier from 'dompurify'
import { attributes, declarationsOf, tags } from './allowed.ts'

/** Where a link of the content leads. */
export interface RichLink {
  /** A path of the site, beginning with one slash, or a whole address. */
  readonly href: string
  /** It is a path of the site, which the router follows; anything else opens apart and without a way back to the page. */
  readonly own?: boolean
}

export interface RichTextRules {
  /** Bases below which pictures may lie, as in the merchant's list: addresses or paths. */
  readonly imageHosts: readonly string[]
  /** Decides where a link leads; `null` keeps its words alone. */
  readonly resolveLink: (url: URL) => RichLink | null
}

/** Carries the styles that are kept until they are set through the object model: the policy refuses a `style` attribute. */
export const STYLE = 'data-style'

/** Characters of content that are looked at; what is behind them is cut off. */
const LIMIT = 65_536

const parse = (address: string | null): URL | null => (address === null || address === '' ? null : URL.parse(address, document.baseURI))

let rules: RichTextRules = { imageHosts: [], resolveLink: () => null }

function isListed(image: URL): boolean {
  return rules.imageHosts.some((host) => {
    const base = parse(`${host.replace(/\/+$/, '')}/`)
    return base !== null && image.origin === base.origin && image.pathname.startsWith(base.pathname)
  })
}

function mendLink(link: Element): void {
  const url = parse(link.getAttribute('href'))
  for (const name of ['href', 'target', 'rel']) link.removeAttribute(name)
  if (url === null || !/^(?:https?|mailto|tel):$/.test(url.protocol)) return
  const target = rules.resolveLink(url)
  const checked = parse(target?.href ?? null)
  if (!target || !checked || !/^(?:https?|mailto|tel):$/.test(checked.protocol)) return
  if (target.own) {
    if (!/^\/(?![/\\])/.test(target.href) || checked.origin !== new URL(document.baseURI).origin) return
    link.setAttribute('href', target.href)
    return
  }
  link.setAttribute('href', checked.href)
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer')
}

function mendImage(image: Element): void {
  const url = parse(image.getAttribute('src'))
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || !isListed(url)) {
    image.remove()
    return
  }
  image.setAttribute('loading', 'lazy')
  image.setAttribute('decoding', 'async')
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
}

// What comes in as data-style goes through the same list: it may only say what a style may.
purifier.addHook('uponSanitizeAttribute', (_, data) => {
  if (data.attrName === STYLE) data.forceKeepAttr = true
})
purifier.addHook('afterSanitizeAttributes', (element) => {
  const style = `${element.getAttribute('style') ?? ''};${element.getAttribute(STYLE) ?? ''}`
  element.removeAttribute('style')
  element.removeAttribute(STYLE)
  const kept = declarationsOf(style)
  if (kept.length > 0) element.setAttribute(STYLE, kept.map((pair) => pair.join(':')).join(';'))
  if (element.tagName === 'A') mendLink(element)
  if (element.tagName === 'IMG') mendImage(element)
})

/** A style attribute is reported as a violation of the policy as soon as it is parsed, even apart from the page: it gets its other name before. */
const renameStyles = (markup: string) => markup.replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/([\s"'/])style(?=\s*=)/gi, `$1${STYLE}`))

/** Makes a server's markup harmless: what is not on the list is gone. Takes anything; what is no text is nothing. */
export function sanitise(content: unknown, given: RichTextRules): TrustedHTML | string {
  // A browser that it cannot work in would get the content back as it is.
  if (typeof content !== 'string' || !purifier.isSupported) return ''
  rules = given
  return purifier.sanitize(renameStyles(content.slice(0, LIMIT)), {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: [...attributes],
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ADD_FORBID_CONTENTS: ['object', 'select', 'option', 'textarea'],
    KEEP_CONTENT: true,
    SANITIZE_DOM: true,
    RETURN_TRUSTED_TYPE: true,
  })
}
