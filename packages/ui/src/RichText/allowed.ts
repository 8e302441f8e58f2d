/** Inline tags. A word can continue from the text before such a tag to the text after it. */
export const INLINE_TAGS = ['a', 'span', 'code', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark']

/**
 * Tags that need no end tag. Each start tag closes the open element with the same tag, so that these elements do not
 * nest.
 */
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

/**
 * The tags that are kept. All other tags are removed. The content of a removed active element, such as a script, is
 * removed too.
 */
export const ALLOWED_TAGS = [
  ...INLINE_TAGS,
  ...optionalEndTags,
  ...['div', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['ul', 'ol', 'dl', 'table', 'caption', 'figure', 'figcaption'],
]

/**
 * The attributes that are kept. `id`, `name`, `class` and `data-*` are not among them, because the code or styles of
 * the page could react to these attributes.
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
 * The CSS properties that are kept. Colours are not among them, because only the colours of the theme are readable in
 * every theme. Properties that can move content out of the box or load a URL are not among them either.
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

/** Matches a CSS value of words, numbers and percentages, but no functions, URLs or escapes. */
const plainValuePattern = /^[a-z0-9 .%-]{1,40}$/i

/** Matches only keywords. A length is not allowed as `vertical-align`, because it could move a word out of its line. */
const keywordPattern = /^[a-z-]+$/i

/** Matches only list markers that a browser draws quickly. Drawing the numerals of some scripts takes a long time. */
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
