import purifier from 'dompurify'
import { attributes, declarationsOf, inlineTags, tags } from './allowed.ts'
import { prepare, STYLE } from './prepare.ts'

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

/** Characters of content that are looked at; what is behind them is cut off. */
const LIMIT = 65_536
/** More columns or rows of a cell are cut off. */
const MAX_SPAN = 20
/** Once the columns and rows of all wide cells add up to this, the other cells have one of each. */
const MAX_SPAN_SUM = 1000
/** Further pictures are replaced by their alternative text. */
const MAX_IMAGES = 50
/** CSS pixels. Until a picture has come, the page keeps as much room for it as its attributes say. */
const MAX_SIDE = 2000
/** Height by width. A picture that is said to be taller would keep more room than MAX_SIDE once a style makes it wider. */
const MAX_RATIO = 4
/** A longer word gets places to break: the layout of a word takes time by the square of its length. Zero-width spaces do not help. */
const MAX_WORD = 200
/** Before more changes of direction a block ends, and another one begins: layout takes time by their square. */
const MAX_TURNS = 250
/** What they open may stay open. Content has `dir` for it. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g
/** Letters from right to left, and numbers among them. */
const rightToLeft = String.raw`\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}`
/** Words from right to left, a number between them, or the end of a line or column in preformatted text. */
const turn = new RegExp(
  String.raw`(?!\p{N})[${rightToLeft}](?:(?!\p{N})[ ${rightToLeft}])*|(?:(?=\p{N})[${rightToLeft}])+|[\t\n\u2028\u2029]+`,
  'gu',
)

const parse = (address: string | null): URL | null =>
  address === null || address === '' ? null : URL.parse(address, document.baseURI)

let rules: RichTextRules = { imageHosts: [], resolveLink: () => null }
/** Characters since the last place where a line may break. A word goes on through inline tags. */
let wordLength = 0
/** Changes of direction since the block began. */
let turns = 0
let spanSum = 0
let imageCount = 0

function isListed(image: URL): boolean {
  return rules.imageHosts.some((host) => {
    const base = parse(`${host.replace(/\/+$/, '')}/`)
    return base !== null && image.origin === base.origin && image.pathname.startsWith(base.pathname)
  })
}

function mendLink(link: Element): void {
  const href = link.getAttribute('href') ?? ''
  // These lead to the page that happens to be open: `#`, `?`, `.` and `./`.
  const url = /^[\0- ]*(?:\.\/?)?(?:[?#]|[\0- ]*$)/.test(href) ? null : parse(href)
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
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    url.username !== '' ||
    !isListed(url) ||
    imageCount === MAX_IMAGES
  ) {
    image.replaceWith(image.getAttribute('alt') ?? '')
    return
  }
  imageCount += 1
  image.setAttribute('loading', 'lazy')
  image.setAttribute('decoding', 'async')
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
  const sides = ['width', 'height']
  const [width = 0, height = 0] = sides.map((side) => Number.parseInt(image.getAttribute(side) ?? '', 10))
  // One side alone would be stretched by the shape of the picture.
  if (width > MAX_SIDE || height > MAX_SIDE || height / width > MAX_RATIO)
    sides.forEach((side) => image.removeAttribute(side))
}

function mendSpans(cell: Element): void {
  for (const name of ['colspan', 'rowspan']) {
    const value = cell.getAttribute(name)
    if (value === null) continue
    // 0 is the rest of the table.
    const span = Math.min(Number.parseInt(value, 10) || 1, MAX_SPAN)
    spanSum += span
    if (span > 1 && spanSum <= MAX_SPAN_SUM) cell.setAttribute(name, String(span))
    else cell.removeAttribute(name)
  }
}

/** Ends of the pieces of a text between which a line may break. Never within a character or before its marks. */
function breakPlaces(text: string): number[] {
  const places: number[] = []
  for (const { 0: letter, index } of text.matchAll(/[^ \t\n\f\r][\p{M}\u200d]{0,9}|[ \t\n\f\r]+/gu)) {
    if (/[ \t\n\f\r]/.test(letter)) wordLength = 0
    else if (wordLength + letter.length > MAX_WORD && wordLength > 0) {
      places.push(index)
      wordLength = letter.length
    } else wordLength += letter.length
  }
  return places
}

/** Where a text has the first change of direction that is too many for its block; undefined if none is. */
function turnPlace(text: string): number | undefined {
  let left = MAX_TURNS - turns
  for (const { index } of text.matchAll(turn)) {
    if (left === 0) return index
    left -= 1
  }
  return undefined
}

/** Moves everything of a block from a place on into another one, which the purifier then comes to. */
function endBlock(text: Text, place: number): void {
  const block = text.parentElement?.closest(`:not(${String(inlineTags)})`)
  if (!block) return
  const rest = document.createRange()
  rest.setStart(text, place)
  if (block.matches('p, div')) {
    rest.setEndAfter(block)
    block.after(rest.extractContents())
  } else {
    // A second cell or item would be seen.
    const inner = document.createElement('div')
    rest.setEnd(block, block.childNodes.length)
    inner.append(rest.extractContents())
    block.append(inner)
  }
}

purifier.addHook('afterSanitizeElements', (node) => {
  if (node instanceof Text) {
    node.data = node.data.replaceAll(directionControls, '')
    const place = turnPlace(node.data)
    if (place !== undefined) endBlock(node, place)
    const text = node.data
    const places = breakPlaces(text)
    const pieces = places.map((start, n) => text.slice(start, places[n + 1]))
    if (pieces.length > 0) node.data = text.slice(0, places[0])
    node.after(...pieces.flatMap((piece) => [document.createElement('wbr'), piece]))
    // The purifier comes to the other pieces, too.
    turns += node.data.match(turn)?.length ?? 0
  } else if (!inlineTags.includes(node.nodeName.toLowerCase())) {
    wordLength = 0
    if (!/^(?:BR|IMG|WBR)$/.test(node.nodeName)) turns = 0
  }
})
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
  mendSpans(element)
  if (!/^\d{1,4}$/.test(element.getAttribute('start') ?? '')) element.removeAttribute('start')
  if (element.tagName === 'A') mendLink(element)
  if (element.tagName === 'IMG') mendImage(element)
})

/** Makes a server's markup harmless: what is not on the list is gone. Takes anything; what is no text is nothing. */
export function sanitise(content: unknown, given: RichTextRules): TrustedHTML | string {
  // A browser that it cannot work in would get the content back as it is.
  if (typeof content !== 'string' || !purifier.isSupported) return ''
  rules = given
  wordLength = 0
  turns = 0
  spanSum = 0
  imageCount = 0
  // The purifier gives content without a tag back as it is, and its long words with it. A comment is removed.
  return purifier.sanitize(`${prepare(content.slice(0, LIMIT))}<!---->`, {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: [...attributes],
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    KEEP_CONTENT: true,
    SANITIZE_DOM: true,
    RETURN_TRUSTED_TYPE: true,
  })
}
