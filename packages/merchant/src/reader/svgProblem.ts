import { createSvgElementCounter, MAX_SVG_ELEMENTS, type SvgAttributes } from './svgElements.ts'

const shapes = 'svg g path circle ellipse rect line polygon polyline'
// <pattern> is not allowed. Even with few elements, a single tile can be so large that a browser needs seconds to
// render a logo.
const parts = 'defs linearGradient radialGradient stop clipPath mask use symbol title desc'
const elements = new Set(`${shapes} ${parts}`.split(' '))

/** Matches one tag with quoted attributes. Anything else between `<` and `>` does not match and is refused. */
const tag = /^<(\/?)([A-Za-z][\w:-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/

/** Describes text between `<` and `>` that is not a tag. */
function describeMarkup(rest: string): string {
  if (/^<!doctype/i.test(rest)) return 'has a document type (<!DOCTYPE ...>)'
  if (/^<!\[CDATA\[/.test(rest)) return 'has a CDATA part (<![CDATA[ ... ]]>)'
  if (/^<!/.test(rest)) return 'has a declaration (<! ...>)'
  if (/^<\?/.test(rest)) return 'has an instruction (<? ... ?>)'
  return 'has a broken tag'
}

/** Matches any entity that is not built into XML. */
const entity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i

/** A mistake in an SVG. `what` is the end of a sentence that begins with the file's name. `line` counts from 1. */
export interface SvgProblem {
  readonly what: string
  readonly line: number
}

const attributesOf = (text: string): SvgAttributes =>
  [...text.matchAll(/([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', double, single]) => [
    name,
    double ?? single ?? '',
  ])

/** Matches a style for a stroke without dashes, which Inkscape writes for each shape. */
const undashed = /stroke-dasharray\s*:\s*none(?=\s*(?:[;!]|$))/gi

/**
 * Returns whether an attribute makes a line dashed. Dashed lines are refused, because a short line with very short
 * dashes has billions of dashes.
 */
const isDashed = ([name, value]: SvgAttributes[number]) =>
  /dasharray|^style$/i.test(name) && /dasharray/i.test(`${name}:${value.trim()}`.replaceAll(undashed, ''))

function attributesProblem(attributes: SvgAttributes, declared: ReadonlySet<string>): string | null {
  const names = new Set<string>()
  for (const [attribute, value] of attributes) {
    const [prefix = ''] = attribute.split(':')
    if (names.has(attribute)) return `has ${attribute} twice in one tag`
    names.add(attribute)
    if (attribute.includes(':') && !declared.has(prefix)) return `uses "${prefix}:", a prefix that it does not declare`
    if (/^on/i.test(attribute)) return `has the handler ${attribute}`
    if (isDashed([attribute, value])) return 'has a dashed line (stroke-dasharray)'
    if (/(?:^|:)href$/i.test(attribute) && !/^#[^\s%'"()]*$/.test(value)) return 'refers to something outside of it'
    if (/[&\\]/.test(value) || /javascript:|@import|(?:expression|image|image-set|src)\(/i.test(value))
      return `has a value that hides or runs something, in ${attribute}`
    if (/url\((?!\s*(['"]?)#[^\s%'"()]*\1\s*\))/i.test(value)) return `has an external address in ${attribute}`
  }
  return null
}

/**
 * Explains why an SVG may not be shipped, or returns null. Allows only shapes, their paint, and text for screen
 * readers. Refuses everything that could run code or load a file, and syntax errors.
 * @param svg The text of the file.
 */
export function findSvgProblem(svg: string): SvgProblem | null {
  // Comments are replaced by spaces, so that line numbers do not change.
  const blank = (part: string) => part.replaceAll(/[^\n]/g, ' ')
  // The space after `<?xml` distinguishes the XML declaration from the instruction `<?xml-stylesheet ...?>`.
  const body = svg.replace(/^\uFEFF?<\?xml\s[^?]*\?>/, blank).replaceAll(/<!--[\s\S]*?-->/g, blank)
  const at = (offset: number, what: string): SvgProblem => ({ what, line: body.slice(0, offset).split('\n').length })
  const encoding = /^\uFEFF?<\?xml\s[^?]*\bencoding\s*=\s*["']([^"']*)["']/.exec(svg)?.[1] ?? 'UTF-8'
  if (encoding.toUpperCase() !== 'UTF-8') return at(0, `says that it is ${encoding}, but must be UTF-8`)
  const comment = /<!--(?:(?!-->)[\s\S])*?--(?!>)/.exec(svg)
  if (comment !== null) return at(comment.index, 'has "--" in a comment')
  const brief = /<!---?>/.exec(svg)
  if (brief !== null) return at(brief.index, 'has a comment that HTML closes at once')
  const open: string[] = []
  const counted = createSvgElementCounter()
  const declared = new Set(['xml', 'xmlns'])
  let seen = 0
  let end = 0
  for (let start = body.indexOf('<'); start !== -1; start = body.indexOf('<', end)) {
    const between = entity.exec(body.slice(end, start))
    if (between !== null) return at(end + between.index, 'has an "&" that does not begin an entity')
    const match = tag.exec(body.slice(start, start + 100_000))
    if (match === null) return at(start, describeMarkup(body.slice(start, start + 20)))
    const [whole, closing, name = '', inside = '', alone] = match
    const attributes = attributesOf(inside)
    end = start + whole.length
    if (!elements.has(name)) return at(start, `has the element <${name}>`)
    if (seen === 0 && name !== 'svg') return at(start, 'does not begin with <svg>')
    if (seen > 0 && open.length === 0) return at(start, 'continues after its end')
    seen += 1
    if (seen === 1) for (const [, prefix = ''] of inside.matchAll(/\sxmlns:([\w.-]+)\s*=/g)) declared.add(prefix)
    const wrong = attributesProblem(attributes, declared)
    if (wrong !== null) return at(start, wrong)
    if (closing !== '' && open.pop() !== name) return at(start, `closes <${name}>, which is not open here`)
    if (closing === '' && alone === '') open.push(name)
    counted.see(name, attributes, closing !== '', alone !== '')
  }
  if (seen === 0) return at(0, 'is not an SVG')
  if (open.length > 0) return at(body.length, `never closes <${open.at(-1)}>`)
  return counted.drawn() > MAX_SVG_ELEMENTS
    ? at(0, `draws more than ${MAX_SVG_ELEMENTS} elements, because elements reuse each other`)
    : null
}
