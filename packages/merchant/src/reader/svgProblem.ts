const shapes = 'svg g path circle ellipse rect line polygon polyline'
const parts = 'defs linearGradient radialGradient stop clipPath mask use symbol pattern title desc'
const elements = new Set(`${shapes} ${parts}`.split(' '))

/** One tag, its attributes quoted; anything else between `<` and `>` does not match and is refused. */
const tag = /^<(\/?)([A-Za-z][\w:-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/

/**
 * Why an SVG may not be shipped, or null. Only shapes, paint and text for screen readers pass: no scripts, handlers,
 * style sheets, embedded documents, entities, or addresses but of its own parts.
 *
 * @param svg The file's text.
 */
export function svgProblem(svg: string): string | null {
  const body = svg.replace(/^\uFEFF?\s*<\?xml[^?]*\?>/, '').replaceAll(/<!--[\s\S]*?-->/g, '')
  let seen = 0
  for (let at = body.indexOf('<'); at !== -1; at = body.indexOf('<', at + 1)) {
    const match = tag.exec(body.slice(at, at + 100_000))
    if (match === null) return 'has a part that is neither a shape nor paint (a document type, an entity, CDATA or a broken tag)'
    const [, , name = '', attributes = ''] = match
    if (!elements.has(name)) return `has the element <${name}>`
    if (seen === 0 && name !== 'svg') return 'does not begin with <svg>'
    seen += 1
    for (const [, attribute = '', double, single] of attributes.matchAll(/([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
      const value = double ?? single ?? ''
      if (/^on/i.test(attribute)) return `has the handler ${attribute}`
      if (/(?:^|:)href$/i.test(attribute) && !value.startsWith('#')) return 'has an address that is not its own part'
      if (value.includes('&') || /javascript:|@import|expression\(/i.test(value))
        return `has a value that hides or runs something, in ${attribute}`
      if (/url\((?!\s*['"]?#)/i.test(value)) return `has a foreign address in ${attribute}`
    }
  }
  return seen === 0 ? 'is not an SVG' : null
}
