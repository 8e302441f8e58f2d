import type { Motif } from '../../seed/motifs.ts'
import type { Palette } from '../colour.ts'
import type { Random } from '../random.ts'
import { circle, ellipse, n, path, poly, polar, rect, sparkle, times, type Ink } from '../svg.ts'

/** What a composition puts behind and before its symbol, and where the symbol stands. */
export interface Setting {
  readonly back: string
  readonly front: string
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Draws a composition for a canvas of the given size. */
export type Scene = (ink: Ink, palette: Palette, random: Random, motif: Motif) => Setting

/** A wall of the room's colours, lit at a point (0 to 1). */
export function room(ink: Ink, p: Palette, width: number, height: number, x = 0.5, y = 0.46): string {
  return rect(0, 0, width, height, ink.radial(x, y, 0.78, [0, p.glow], [0.45, p.wall], [0.8, p.room], [1, p.shade]))
}

/** A soft light at a point. */
export function glow(ink: Ink, x: number, y: number, rx: number, colour: string, strength = 0.9, ry = rx): string {
  return ellipse(x, y, rx, ry, ink.radial(0.5, 0.5, 0.5, [0, colour, strength], [0.5, colour, strength * 0.35], [1, colour, 0]))
}

/** Rays from a point: alternating wedges that fade outwards. */
export function rays(ink: Ink, x: number, y: number, count: number, radius: number, colour: string, strength: number, turn = 0): string {
  const fill = ink.radial(0.5, 0.5, 0.5, [0, colour, strength], [1, colour, 0])
  const wedges = Array.from({ length: count }, (_, at) => {
    const angle = turn + (at * 360) / count
    return poly([[x, y], polar(angle, radius, x, y), polar(angle + 180 / count, radius, x, y)])
  }).join('')
  return path(wedges, fill)
}

/** Glints scattered in a band. */
export function glints(random: Random, count: number, width: number, top: number, bottom: number, colour: string, most = 9): string {
  return times(count, () =>
    sparkle(random.between(8, width - 8), random.between(top, bottom), random.between(most * 0.35, most), colour, 0.85),
  )
}

/** Small lights, larger ones fainter. */
export function motes(random: Random, count: number, width: number, top: number, bottom: number, colour: string, most = 4): string {
  return times(count, () => {
    const r = random.between(1, most)
    return circle(random.between(4, width - 4), random.between(top, bottom), r, colour, `opacity="${n(1 - r / (most * 1.4))}"`)
  })
}

/** Darker edges, so that the middle carries. */
export function vignette(ink: Ink, p: Palette, width: number, height: number): string {
  return rect(0, 0, width, height, ink.radial(0.5, 0.48, 0.75, [0.6, p.shade, 0], [1, p.shade, 0.8]))
}

/** A ridge of hills over the whole width. */
export function ridge(random: Random, width: number, top: number, height: number, rough: number, fill: string, bottom: number): string {
  const steps = 6
  let d = `M0 ${bottom}L0 ${n(top + random.between(-rough, rough))}`
  for (let at = 1; at <= steps; at++) {
    const x = (at * width) / steps
    d += `Q${n(x - width / steps / 2)} ${n(top + random.between(-height, rough))} ${n(x)} ${n(top + random.between(-rough, rough))}`
  }
  return path(`${d}L${width} ${bottom}Z`, fill)
}
