/** A stop of a gradient: place 0 to 1, colour, and how much of it shows. */
export type Stop = readonly [at: number, colour: string, opacity?: number]

/** Collects the gradients and clips of one drawing, each once. */
export interface Ink {
  /** A gradient along an angle over the shape's own box: 90 runs from top to bottom, 0 from left to right. */
  linear(angle: number, ...stops: readonly Stop[]): string
  /** A gradient round a point of the shape's own box. */
  radial(x: number, y: number, radius: number, ...stops: readonly Stop[]): string
  /** A clip of the shapes given; answers the attribute's value. */
  clip(shapes: string): string
  /** The finished drawing. */
  document(width: number, height: number, body: string): string
}

export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** An empty collection for one drawing. */
export function createInk(): Ink {
  const known = new Map<string, string>()
  const use = (kind: string, content: (id: string) => string, key: string): string => {
    let id = known.get(key)
    if (id === undefined) {
      id = `${kind}${known.size}`
      known.set(key, id)
      defs.push(content(id))
    }
    return `url(#${id})`
  }
  const defs: string[] = []
  const stopsOf = (stops: readonly Stop[]): string =>
    stops
      .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`)
      .join('')
  return {
    linear(angle, ...stops) {
      const turn = (angle * Math.PI) / 180
      const [dx, dy] = [Math.cos(turn) / 2, Math.sin(turn) / 2]
      const at = `x1="${(0.5 - dx).toFixed(3)}" y1="${(0.5 - dy).toFixed(3)}" x2="${(0.5 + dx).toFixed(3)}" y2="${(0.5 + dy).toFixed(3)}"`
      const inner = stopsOf(stops)
      return use('l', (id) => `<linearGradient id="${id}" ${at}>${inner}</linearGradient>`, `l${at}${inner}`)
    },
    radial(x, y, radius, ...stops) {
      const at = `cx="${x}" cy="${y}" r="${radius}"`
      const inner = stopsOf(stops)
      return use('r', (id) => `<radialGradient id="${id}" ${at}>${inner}</radialGradient>`, `r${at}${inner}`)
    },
    clip: (shapes) => use('c', (id) => `<clipPath id="${id}">${shapes}</clipPath>`, `c${shapes}`),
    document: (width, height, body) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `<defs>${defs.join('')}</defs>${body}</svg>`,
  }
}

export type Point = readonly [x: number, y: number]

/** The point at an angle (degrees, 0 to the right, clockwise) and a distance. */
export function polar(angle: number, distance: number, x = 0, y = 0): Point {
  const turn = (angle * Math.PI) / 180
  return [x + Math.cos(turn) * distance, y + Math.sin(turn) * distance]
}

/** A closed path through points. */
export const poly = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more ? ` ${more}` : ''}/>`
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ` +
  `stroke-linecap="round" stroke-linejoin="round"${more ? ` ${more}` : ''}/>`
export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more ? ` ${more}` : ''}/>`
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more ? ` ${more}` : ''}/>`
export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"` +
  `${radius ? ` rx="${n(radius)}"` : ''}${more ? ` ${more}` : ''}/>`
/** Moves, scales and turns what is inside. */
export const place = (inner: string, x: number, y: number, scale = 1, turn = 0, more = ''): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}` +
  `${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}"${more ? ` ${more}` : ''}>${inner}</g>`
export const times = (count: number, draw: (at: number) => string): string => Array.from({ length: count }, (_, at) => draw(at)).join('')

/** A star's outline round 0,0. */
export function star(points: number, outer: number, inner: number, turn = -90): string {
  return poly(Array.from({ length: points * 2 }, (_, at) => polar(turn + (at * 180) / points, at % 2 ? inner : outer)))
}

/** A regular outline round 0,0. */
export const regular = (corners: number, radius: number, turn = -90): string =>
  poly(Array.from({ length: corners }, (_, at) => polar(turn + (at * 360) / corners, radius)))

/** A four-pointed glint. */
export const sparkle = (x: number, y: number, size: number, fill = '#fff', opacity = 0.9): string =>
  path(
    `M${n(x)} ${n(y - size)}Q${n(x + size * 0.1)} ${n(y - size * 0.1)} ${n(x + size)} ${n(y)}Q${n(x + size * 0.1)} ${n(y + size * 0.1)} ${n(x)} ${n(y + size)}` +
      `Q${n(x - size * 0.1)} ${n(y + size * 0.1)} ${n(x - size)} ${n(y)}Q${n(x - size * 0.1)} ${n(y - size * 0.1)} ${n(x)} ${n(y - size)}Z`,
    fill,
    `opacity="${opacity}"`,
  )
