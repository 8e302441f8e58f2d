import purifier from 'dompurify'
import { ALLOWED_ATTRIBUTES, getAllowedDeclarations, INLINE_TAGS, ALLOWED_TAGS } from './allowed.ts'
import { preprocessMarkup, DATA_STYLE_ATTRIBUTE } from './preprocessMarkup.ts'

/** The target of a link in the markup. */
export interface RichTextLink {
  /** A path of the site that begins with one slash, or an absolute URL. */
  readonly href: string
  /** True if `href` is a path of this site, which the router opens. Other links open in a new tab with `noopener`. */
  readonly own?: boolean
}

export interface RichTextRules {
  /** The base URLs or base paths from which pictures may be loaded. The merchant lists them. */
  readonly imageHosts: readonly string[]
  /** Returns the target of a link, or `null` if the link is refused and only its text is kept. */
  readonly resolveLink: (url: URL) => RichTextLink | null
}

/** The maximum number of characters of the content. The rest is cut off. */
const MAX_CHARACTERS = 65_536
/** The maximum number of columns or rows that one table cell spans. */
const MAX_SPAN = 20
/** The maximum sum of the spans of all table cells. Each cell after that spans one column and one row. */
const MAX_SPAN_SUM = 1000
/** The maximum number of pictures. All other pictures are replaced by their alternative text. */
const MAX_IMAGES = 50
/**
 * The maximum width and height of a picture. Before the picture is loaded, the page reserves the space that these two
 * attributes specify.
 */
const MAX_SIDE_PX = 2000
/**
 * The maximum ratio of height to width. If CSS stretches a taller picture to the full width, the page would reserve
 * more height than MAX_SIDE_PX.
 */
const MAX_RATIO = 4
/**
 * The maximum number of characters of a word without a line-break opportunity. Longer words get `wbr` elements, because
 * the layout time of a word grows with the square of its length. Zero-width spaces would not make the layout faster.
 */
const MAX_WORD_CHARACTERS = 200
/**
 * The maximum number of changes of writing direction in a block. The layout time of a block grows with the square of
 * this number. So the block is split when it has more changes.
 */
const MAX_DIRECTION_CHANGES = 250
/**
 * Unicode direction controls. They are removed, because an unclosed control would also change the text after the
 * content. The markup can use the attribute `dir` instead.
 */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g
/** The ranges of the letters and digits of right-to-left scripts. */
const rightToLeft = String.raw`\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}`
/**
 * Matches each place where a browser begins a new run of text in one direction: right-to-left words, a number in the
 * digits of such a script, or a tab or line break in preformatted text.
 */
const directionChange = new RegExp(
  String.raw`(?!\p{N})[${rightToLeft}](?:(?!\p{N})[ ${rightToLeft}])*|(?:(?=\p{N})[${rightToLeft}])+|[\t\n\u2028\u2029]+`,
  'gu',
)

const parse = (address: string | null): URL | null =>
  address === null || address === '' ? null : URL.parse(address, document.baseURI)

let rules: RichTextRules = { imageHosts: [], resolveLink: () => null }
/**
 * The number of characters since the last line-break opportunity. Inline tags do not reset it, because a word can
 * continue after them.
 */
let wordLength = 0
/** The number of changes of writing direction since the current block began. */
let directionChanges = 0
let spanSum = 0
let imageCount = 0

function isListed(image: URL): boolean {
  return rules.imageHosts.some((host) => {
    const base = parse(`${host.replace(/\/+$/, '')}/`)
    return base !== null && image.origin === base.origin && image.pathname.startsWith(base.pathname)
  })
}

function sanitiseLink(link: Element): void {
  const href = link.getAttribute('href') ?? ''
  // Removes URLs such as `#`, `?`, `.` and `./`, because a browser resolves them to the page that shows the content.
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

function sanitiseImage(image: Element): void {
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
  // Removes both attributes. If only one were left, the browser would compute the other from the shape of the picture.
  if (width > MAX_SIDE_PX || height > MAX_SIDE_PX || height / width > MAX_RATIO)
    sides.forEach((side) => image.removeAttribute(side))
}

function sanitiseSpans(cell: Element): void {
  for (const name of ['colspan', 'rowspan']) {
    const value = cell.getAttribute(name)
    if (value === null) continue
    // A span of 0 means the rest of the table. It is replaced by 1.
    const span = Math.min(Number.parseInt(value, 10) || 1, MAX_SPAN)
    spanSum += span
    if (span > 1 && spanSum <= MAX_SPAN_SUM) cell.setAttribute(name, String(span))
    else cell.removeAttribute(name)
  }
}

/**
 * Returns the indexes at which a long word of a text needs a line-break opportunity. Such an index is never inside a
 * character or between a character and its combining marks.
 */
function findBreakPlaces(text: string): number[] {
  const places: number[] = []
  for (const { 0: letter, index } of text.matchAll(/[^ \t\n\f\r][\p{M}\u200d]{0,9}|[ \t\n\f\r]+/gu)) {
    if (/[ \t\n\f\r]/.test(letter)) wordLength = 0
    else if (wordLength + letter.length > MAX_WORD_CHARACTERS && wordLength > 0) {
      places.push(index)
      wordLength = letter.length
    } else wordLength += letter.length
  }
  return places
}

/**
 * Returns the index of a text at which the current block exceeds `MAX_DIRECTION_CHANGES` changes of writing direction.
 * The text after this index must move to a new block. Returns undefined if the whole text fits into the block.
 */
function findBlockEnd(text: string): number | undefined {
  let left = MAX_DIRECTION_CHANGES - directionChanges
  for (const { index } of text.matchAll(directionChange)) {
    if (left === 0) return index
    left -= 1
  }
  return undefined
}

/**
 * Splits a block: moves everything after the given index of a text into a new block. DOMPurify visits the new block
 * afterwards.
 */
function splitBlock(text: Text, place: number): void {
  const block = text.parentElement?.closest(`:not(${String(INLINE_TAGS)})`)
  if (!block) return
  const rest = document.createRange()
  rest.setStart(text, place)
  if (block.matches('p, div')) {
    rest.setEndAfter(block)
    block.after(rest.extractContents())
  } else {
    // Moves the rest into a `div` inside the block. A new table cell or list item would change the look of the content.
    const inner = document.createElement('div')
    rest.setEnd(block, block.childNodes.length)
    inner.append(rest.extractContents())
    block.append(inner)
  }
}

purifier.addHook('afterSanitizeElements', (node) => {
  if (node instanceof Text) {
    node.data = node.data.replaceAll(directionControls, '')
    const place = findBlockEnd(node.data)
    if (place !== undefined) splitBlock(node, place)
    const text = node.data
    const places = findBreakPlaces(text)
    const pieces = places.map((start, n) => text.slice(start, places[n + 1]))
    if (pieces.length > 0) node.data = text.slice(0, places[0])
    node.after(...pieces.flatMap((piece) => [document.createElement('wbr'), piece]))
    // Counts only the changes of direction in the first piece, because DOMPurify calls this hook again for each other
    // piece.
    directionChanges += node.data.match(directionChange)?.length ?? 0
  } else if (!INLINE_TAGS.includes(node.nodeName.toLowerCase())) {
    wordLength = 0
    if (!/^(?:BR|IMG|WBR)$/.test(node.nodeName)) directionChanges = 0
  }
})
// Keeps the attribute `data-style` for the next hook, which removes the declarations that are not allowed.
purifier.addHook('uponSanitizeAttribute', (_, data) => {
  if (data.attrName === DATA_STYLE_ATTRIBUTE) data.forceKeepAttr = true
})
purifier.addHook('afterSanitizeAttributes', (element) => {
  const style = `${element.getAttribute('style') ?? ''};${element.getAttribute(DATA_STYLE_ATTRIBUTE) ?? ''}`
  element.removeAttribute('style')
  element.removeAttribute(DATA_STYLE_ATTRIBUTE)
  const declarations = getAllowedDeclarations(style)
  if (declarations.length > 0)
    element.setAttribute(DATA_STYLE_ATTRIBUTE, declarations.map((pair) => pair.join(':')).join(';'))
  sanitiseSpans(element)
  if (!/^\d{1,4}$/.test(element.getAttribute('start') ?? '')) element.removeAttribute('start')
  if (element.tagName === 'A') sanitiseLink(element)
  if (element.tagName === 'IMG') sanitiseImage(element)
})

/**
 * Removes everything from a server's markup that is not explicitly allowed.
 *
 * @param content The markup. For a value that is not a string, the result is an empty string.
 * @returns The sanitised markup, as TrustedHTML in browsers that have it.
 */
export function sanitiseMarkup(content: unknown, given: RichTextRules): TrustedHTML | string {
  // In a browser that DOMPurify does not support, DOMPurify would return the content unchanged.
  if (typeof content !== 'string' || !purifier.isSupported) return ''
  rules = given
  wordLength = 0
  directionChanges = 0
  spanSum = 0
  imageCount = 0
  // Adds an empty comment so that DOMPurify parses the content. DOMPurify returns content without any tag unchanged and
  // would not run the hooks that split long words.
  return purifier.sanitize(`${preprocessMarkup(content.slice(0, MAX_CHARACTERS))}<!---->`, {
    ALLOWED_TAGS: [...ALLOWED_TAGS],
    ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    KEEP_CONTENT: true,
    SANITIZE_DOM: true,
    RETURN_TRUSTED_TYPE: true,
  })
}
