/** Tags within which a word goes on. */
export const inlineTags = ['a', 'span', 'code', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark']

/** Tags that need no end: each of them ends the one of its kind before it, so that they do not nest. */
export const unclosedTags = [
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

/** What of a server's markup is kept. Everything else loses its tags, and what is active loses its content too. */
export const tags = [
  ...inlineTags,
  ...unclosedTags,
  ...['div', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['ul', 'ol', 'dl', 'table', 'caption', 'figure', 'figcaption'],
]

/** No id, name, class or data: nothing that the page's own code or styles could take for theirs. */
export const attributes = [
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

/** No colours: the page's own are readable in every theme. Nothing that moves out of its box or loads. */
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

/** Words, numbers and percentages: no functions, no addresses, no escapes. */
const plain = /^[a-z0-9 .%-]{1,40}$/i

/** No length moves a word out of its line. */
const words = /^[a-z-]+$/i

/** No script whose numbers take a browser long to write. */
const markers = /^(?:none|disc|circle|square|decimal|(?:lower|upper)-(?:alpha|latin|roman))$/i

const values: Readonly<Record<string, RegExp>> = { 'vertical-align': words, 'list-style-type': markers }

/** The declarations of a `style` attribute that are kept, as pairs of property and value. */
export function declarationsOf(style: string): [property: string, value: string][] {
  return style.split(';').flatMap((declaration): [string, string][] => {
    const [property = '', value = '', ...rest] = declaration.split(':').map((part) => part.trim())
    const name = property.toLowerCase()
    const allowed = values[name] ?? plain
    return rest.length === 0 && properties.has(name) && allowed.test(value) ? [[name, value]] : []
  })
}
