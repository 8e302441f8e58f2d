import type { Palette, Ramp } from '../colour.ts'
import { circle, ellipse, line, n, type Ink } from '../svg.ts'

/** Draws one symbol round 0,0, within a radius of about 72; the seed varies suits, points and numbers. */
export type Symbol = (ink: Ink, palette: Palette, seed: number) => string

/** A material lit from above. */
export const lit = (ink: Ink, m: Ramp, angle = 90): string => ink.linear(angle, [0, m.light], [0.45, m.base], [1, m.dark])
/** The same in shade: undersides and far sides. */
export const dim = (ink: Ink, m: Ramp, angle = 90): string => ink.linear(angle, [0, m.base], [1, m.deep])
/** Polished metal: a bright band across. */
export const metal = (ink: Ink, m: Ramp, angle = 70): string =>
  ink.linear(angle, [0, m.glint], [0.25, m.light], [0.5, m.base], [0.72, m.dark], [1, m.base])
/** A ball lit from the upper left. */
export const round = (ink: Ink, m: Ramp): string => ink.radial(0.36, 0.3, 0.78, [0, m.glint], [0.25, m.light], [0.6, m.base], [1, m.dark])

export function sphere(ink: Ink, x: number, y: number, r: number, m: Ramp): string {
  return (
    circle(x, y, r, round(ink, m)) +
    ellipse(x - r * 0.3, y - r * 0.48, r * 0.36, r * 0.2, '#fff', `opacity=".55" transform="rotate(-24 ${n(x)} ${n(y)})"`)
  )
}

/** A bright edge along a path. */
export const rim = (d: string, colour: string, width = 2.5, opacity = 0.75): string => line(d, colour, width, `opacity="${opacity}"`)

/** A small round stone in a setting. */
export const stud = (ink: Ink, x: number, y: number, r: number, m: Ramp, setting: Ramp): string =>
  circle(x, y, r * 1.3, lit(ink, setting)) + sphere(ink, x, y, r, m)
