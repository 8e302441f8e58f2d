/** A shape of an icon: the element's name and its attributes. */
export type Shape = readonly [name: string, attributes: Readonly<Record<string, string>>]

const number = String.raw`-?(?:\d*\.\d+|\d+\.?)`
const start = new RegExp(String.raw`^\s*m\s*(${number})[\s,]*(${number})\s*,?\s*(?=(.?))`)

/** The same path, beginning at an absolute place wherever it stands: what follows a relative `m` without a letter is a relative line. */
const fromAbsolute = (d: string) =>
  d.replace(start, (_, x: string, y: string, next: string) => `M${x} ${y}${/[-.\d]/.test(next) ? 'l' : ''}`)

const value = (attributes: Shape[1], name: string) => Number(attributes[name] ?? 0)
const pairs = (points: string) =>
  points
    .trim()
    .split(/[\s,]+/)
    .join(' ')

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

function rectangle(x: number, y: number, width: number, height: number, rx: number, ry: number): string {
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
  const [across, down] = [width - 2 * rx, height - 2 * ry]
  return `M${x + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`
}

type Draw = (of: (name: string) => number, attributes: Shape[1]) => string

/** What each element draws, as the data of a path; and the attributes that say so. */
const elements: Readonly<Record<string, { readonly names: readonly string[]; readonly draw: Draw }>> = {
  path: { names: ['d'], draw: (_, { d = '' }) => fromAbsolute(d) },
  line: { names: ['x1', 'y1', 'x2', 'y2'], draw: (of) => `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}` },
  polyline: { names: ['points'], draw: (_, { points = '' }) => `M${pairs(points)}` },
  polygon: { names: ['points'], draw: (_, { points = '' }) => `M${pairs(points)}z` },
  circle: { names: ['cx', 'cy', 'r'], draw: (of) => ellipse(of('cx'), of('cy'), of('r'), of('r')) },
  ellipse: { names: ['cx', 'cy', 'rx', 'ry'], draw: (of) => ellipse(of('cx'), of('cy'), of('rx'), of('ry')) },
  rect: {
    names: ['x', 'y', 'width', 'height', 'rx', 'ry'],
    draw: (of, { rx, ry }) =>
      rectangle(of('x'), of('y'), of('width'), of('height'), Number(rx ?? ry ?? 0), Number(ry ?? rx ?? 0)),
  },
}

/**
 * An icon of several shapes as one path, which draws the same lines: an element in place of up to nine. As it is where a shape says more than
 * its geometry.
 */
export function mergeShapes(shapes: readonly Shape[]): readonly Shape[] {
  const parts = shapes.map(([name, { key: _key, ...attributes }]) => {
    const element = Object.hasOwn(elements, name) ? elements[name] : undefined
    if (!element || Object.keys(attributes).some((attribute) => !element.names.includes(attribute))) return null
    return element.draw((attribute) => value(attributes, attribute), attributes)
  })
  return parts.includes(null) ? shapes : [['path', { d: parts.join('') }]]
}
