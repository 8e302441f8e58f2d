/** Inline tags. A word can continue across their boundaries. */
export const INLINE_TAGS = ['a', 'span', 'code', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark']

/** Tags that need no end tag. Each of them closes the previous one of its kind, so that they do not nest. */
export const optionalEndTags = [
  'p',
  'br',
  'wbr',
  'hr',
  'img',
  'li',
  'dt',
  'dd',
  'tr',
  'th',
  'td',
  'thead',
  'tbody',
  'tfoot',
]

/** The tags that are kept. All other tags are removed, and active elements such as scripts lose their content too. */
export const ALLOWED_TAGS = [
  ...INLINE_TAGS,
  ...optionalEndTags,
  ...['div', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['ul', 'ol', 'dl', 'table', 'caption', 'figure', 'figcaption'],
]

/**
 * The attributes that are kept. Not `id`, `name`, `class` or `data-*`, which the page's own code or styles could react
 * to.
 */
export const ALLOWED_ATTRIBUTES = [
  'href',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'colspan',
  'rowspan',
  'start',
  'dir',
  'lang',
  'style',
]

/**
 * The CSS properties that are kept. No colours, since only the page's own are readable in every theme. None that can
 * leave the box or load a URL.
 */
const properties = new Set([
  ...[
    'text-align',
    'vertical-align',
    'font-weight',
    'font-style',
    'text-decoration',
    'text-decoration-line',
    'list-style-type',
  ],
  ...['width', 'max-width'],
])

/** Matches words, numbers and percentages, but no functions, URLs or escapes. */
const plainValuePattern = /^[a-z0-9 .%-]{1,40}$/i

/** Matches keywords only: a length in `vertical-align` could move a word out of its line. */
const keywordPattern = /^[a-z-]+$/i

/** Matches only list markers that a browser draws quickly. The numerals of some scripts take long. */
const listMarkerPattern = /^(?:none|disc|circle|square|decimal|(?:lower|upper)-(?:alpha|latin|roman))$/i

const valuePatterns: Readonly<Record<string, RegExp>> = {
  'vertical-align': keywordPattern,
  'list-style-type': listMarkerPattern,
}

/** Returns the allowed declarations of a `style` attribute, as pairs of property and value. */
export function getAllowedDeclarations(style: string): [property: string, value: string][] {
  return style.split(';').flatMap((declaration): [string, string][] => {
    const [property = '', value = '', ...rest] = declaration.split(':').map((part) => part.trim())
    const name = property.toLowerCase()
    const valuePattern = valuePatterns[name] ?? plainValuePattern
    return rest.length === 0 && properties.has(name) && valuePattern.test(value) ? [[name, value]] : []
  })
}
