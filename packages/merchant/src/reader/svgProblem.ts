import { countParts, mostParts, type Attributes } from './svgParts.ts'

const shapes = 'svg g path circle ellipse rect line polygon polyline'
// No <pattern>: one tile of it can be so large that a browser draws a logo for seconds, whatever is counted of the drawing.
const parts = 'defs linearGradient radialGradient stop clipPath mask use symbol title desc'
const elements = new Set(`${shapes} ${parts}`.split(' '))

/** One tag, its attributes quoted; anything else between `<` and `>` does not match and is refused. */
const tag = /^<(\/?)([A-Za-z][\w:-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/

/** What stands between `<` and `>` and is no tag, in the words of whoever drew it. */
function namePart(rest: string): string {
  if (/^<!doctype/i.test(rest)) return 'has a document type (<!DOCTYPE ...>)'
  if (/^<!\[CDATA\[/.test(rest)) return 'has a CDATA part (<![CDATA[ ... ]]>)'
  if (/^<!/.test(rest)) return 'has a declaration (<! ...>)'
  if (/^<\?/.test(rest)) return 'has an instruction (<? ... ?>)'
  return 'has a broken tag: neither a shape nor paint'
}

/** The entities that every reader of XML knows. */
const entity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i

/** What is wrong with an SVG, to be read after its name, and the line in which it stands, from 1. */
export interface SvgProblem {
  readonly what: string
  readonly line: number
}

const attributesOf = (text: string): Attributes =>
  [...text.matchAll(/([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', double, single]) => [
    name,
    double ?? single ?? '',
  ])

/** A stroke without dashes, as an attribute or among the styles of one: Inkscape writes it at each shape. */
const undashed = /stroke-dasharray\s*:\s*none(?=\s*(?:[;!]|$))/gi

/** Whether a line is dashed: dashes of next to no length make a short line billions of them, whatever is counted of the drawing. */
const isDashed = ([name, value]: Attributes[number]) =>
  /dasharray|^style$/i.test(name) && /dasharray/i.test(`${name}:${value.trim()}`.replaceAll(undashed, ''))

function attributesProblem(attributes: Attributes, declared: ReadonlySet<string>): string | null {
  const names = new Set<string>()
  for (const [attribute, value] of attributes) {
    const [prefix = ''] = attribute.split(':')
    if (names.has(attribute)) return `has ${attribute} twice in one tag`
    names.add(attribute)
    if (attribute.includes(':') && !declared.has(prefix)) return `uses "${prefix}:", which nothing in it declares`
    if (/^on/i.test(attribute)) return `has the handler ${attribute}`
    if (isDashed([attribute, value])) return 'has a dashed line (stroke-dasharray)'
    if (/(?:^|:)href$/i.test(attribute) && !/^#[^\s%'"()]*$/.test(value))
      return 'has an address that is not its own part'
    if (/[&\\]/.test(value) || /javascript:|@import|(?:expression|image|image-set|src)\(/i.test(value))
      return `has a value that hides or runs something, in ${attribute}`
    if (/url\((?!\s*(['"]?)#[^\s%'"()]*\1\s*\))/i.test(value)) return `has a foreign address in ${attribute}`
  }
  return null
}

/**
 * Why an SVG may not be shipped, or null. Only shapes, paint and text for screen readers pass: no scripts, handlers,
 * style sheets, embedded documents, entities, or addresses but of its own parts. What a browser would not draw for a slip is refused as well.
 * @param svg The file's text.
 */
export function svgProblem(svg: string): SvgProblem | null {
  // Lines stay where they are, so that they can be told.
  const blank = (part: string) => part.replaceAll(/[^\n]/g, ' ')
  // Only a declaration has a blank after its name: <?xml-stylesheet ...?> is an instruction.
  const body = svg.replace(/^\uFEFF?<\?xml\s[^?]*\?>/, blank).replaceAll(/<!--[\s\S]*?-->/g, blank)
  const at = (offset: number, what: string): SvgProblem => ({ what, line: body.slice(0, offset).split('\n').length })
  const encoding = /^\uFEFF?<\?xml\s[^?]*\bencoding\s*=\s*["']([^"']*)["']/.exec(svg)?.[1] ?? 'UTF-8'
  if (encoding.toUpperCase() !== 'UTF-8') return at(0, `says that it is ${encoding}, and has to be UTF-8`)
  const comment = /<!--(?:(?!-->)[\s\S])*?--(?!>)/.exec(svg)
  if (comment !== null) return at(comment.index, 'has "--" in a comment')
  const brief = /<!---?>/.exec(svg)
  if (brief !== null) return at(brief.index, 'has a comment that HTML ends at once')
  const open: string[] = []
  const counted = countParts()
  const declared = new Set(['xml', 'xmlns'])
  let seen = 0
  let end = 0
  for (let start = body.indexOf('<'); start !== -1; start = body.indexOf('<', end)) {
    const between = entity.exec(body.slice(end, start))
    if (between !== null) return at(end + between.index, 'has an "&" that begins nothing')
    const match = tag.exec(body.slice(start, start + 100_000))
    if (match === null) return at(start, namePart(body.slice(start, start + 20)))
    const [whole, closing, name = '', inside = '', alone] = match
    const attributes = attributesOf(inside)
    end = start + whole.length
    if (!elements.has(name)) return at(start, `has the element <${name}>`)
    if (seen === 0 && name !== 'svg') return at(start, 'does not begin with <svg>')
    if (seen > 0 && open.length === 0) return at(start, 'goes on after its end')
    seen += 1
    if (seen === 1) for (const [, prefix = ''] of inside.matchAll(/\sxmlns:([\w.-]+)\s*=/g)) declared.add(prefix)
    const wrong = attributesProblem(attributes, declared)
    if (wrong !== null) return at(start, wrong)
    if (closing !== '' && open.pop() !== name) return at(start, `closes <${name}>, which is not what is open here`)
    if (closing === '' && alone === '') open.push(name)
    counted.see(name, attributes, closing !== '', alone !== '')
  }
  if (seen === 0) return at(0, 'is not an SVG')
  if (open.length > 0) return at(body.length, `never closes <${open.at(-1)}>`)
  return counted.drawn() > mostParts ? at(0, `draws its own parts over and over, more than ${mostParts} in all`) : null
}
