import { gold, palette, rich } from '../colour.ts'
import { ball } from '../symbols/draws.ts'
import { ballRamp } from '../symbols/table.ts'
import { circle, ellipse, line, n, path, place, poly, rect, regular, star, times, type Ink } from '../svg.ts'
import { glints, glow, motes, rays, type Scene } from './scene.ts'

const S = 240
const middle = { x: 120, y: 120, scale: 1.14 }

/** Two rooms that meet on a diagonal: a duel. */
const split = (ink: Ink, one: number, two: number): string => rect(0, 0, S, S, ink.linear(45, [0, rich(0.34, 0.14, one)], [1, rich(0.62, 0.2, one)])) + path('M152 0H240V240H88Z', ink.linear(225, [0, rich(0.32, 0.14, two)], [1, rich(0.6, 0.19, two)])) + path('M148 -4H158L92 244H82Z', ink.linear(90, [0, '#fff'], [0.5, gold.light], [1, '#fff'])) + line('M153 -4L87 244', '#fff', 16, 'opacity=".2"')
const clash: Scene = (ink, p, random) => ({ back: split(ink, p.hue, p.hue + 150) + rays(ink, 120, 120, 14, 220, '#fff', 0.35) + glow(ink, 120, 120, 110, '#fff', 0.65), front: motes(random, 10, S, 6, 234, '#fff', 2.6), ...middle })
const checks: Scene = (ink, p) => ({ back: split(ink, p.hue, p.hue + 170) + times(36, (at) => (at + Math.floor(at / 6)) % 2 ? rect((at % 6) * 40, Math.floor(at / 6) * 40, 40, 40, '#000', 0, 'opacity=".14"') : '') + glow(ink, 120, 120, 120, '#fff', 0.5), front: '', ...middle })
const felt: Scene = (ink, p) => ({ back: split(ink, p.hue, p.hue + 130) + ellipse(120, 196, 150, 70, rich(0.24, 0.08, p.hue)) + ellipse(120, 190, 148, 68, ink.linear(0, [0, gold.dark], [0.5, gold.light], [1, gold.dark])) + ellipse(120, 190, 138, 60, ink.radial(0.5, 0.3, 0.6, [0, rich(0.6, 0.13, 160)], [1, rich(0.28, 0.09, 165)])) + glow(ink, 120, 130, 110, '#fff', 0.45), front: '', x: 120, y: 122, scale: 1.1 })
const rings: Scene = (ink, p) => ({ back: split(ink, p.hue, p.hue + 190) + [104, 84].map((r, at) => circle(120, 120, r, 'none', `stroke="${at ? gold.light : '#fff'}" stroke-width="${at ? 3 : 9}" opacity="${at ? 0.9 : 0.3}"`)).join('') + circle(120, 120, 82, ink.radial(0.5, 0.5, 0.5, [0, '#fff', 0.6], [1, '#fff', 0.05])), front: '', x: 120, y: 120, scale: 1.02 })
const banners: Scene = (ink, p) => ({ back: split(ink, p.hue, p.hue + 110) + [[36, p.hue], [204, p.hue + 110]].map(([x = 36, hue = 0]) => path(`M${x - 26} -6H${x + 26}V150L${x} 128L${x - 26} 150Z`, ink.linear(90, [0, rich(0.5, 0.2, hue)], [1, rich(0.36, 0.16, hue)]), `stroke="${gold.light}" stroke-width="3"`) + path(star(5, 13, 5.6), gold.light, `transform="translate(${x} 46)"`)).join('') + glow(ink, 120, 120, 110, '#fff', 0.6), front: '', ...middle })
export const duelScenes: readonly Scene[] = [clash, checks, felt, rings, banners]
export const duelPalettes = [[20, 150, 25], [255, 30, 255], [150, 340, 85], [300, 190, 60], [55, 265, 20], [200, 45, 300], [335, 150, 60]].map(([hue = 20, main = 150, accent = 25]) => palette(hue, hue + 20, main, accent))

/** The house's own games: slate, one bright light, little else. */
const slate = (ink: Ink, hue: number): string => rect(0, 0, S, S, ink.linear(60, [0, rich(0.38, 0.1, hue)], [1, rich(0.18, 0.06, hue)]))
const halo: Scene = (ink, p) => ({ back: slate(ink, p.hue) + glow(ink, 120, 120, 150, p.main.base, 0.7) + circle(120, 120, 106, 'none', `stroke="${p.main.light}" stroke-width="2" opacity=".5"`), front: '', x: 120, y: 122, scale: 1.12 })
const paper: Scene = (ink, p) => ({ back: slate(ink, p.hue) + times(11, (at) => line(`M${at * 24} 0V240M0 ${at * 24}H240`, p.main.light, 1, 'opacity=".16"')) + glow(ink, 120, 130, 130, p.accent.base, 0.6), front: '', x: 120, y: 122, scale: 1.12 })
const bars: Scene = (ink, p, random) => ({ back: slate(ink, p.hue) + times(10, (at) => { const high = random.between(40, 190); return rect(at * 24 + 3, 240 - high, 18, high, ink.linear(90, [0, p.main.base, 0.65], [1, p.main.base, 0.05]), 5) }) + glow(ink, 120, 110, 110, p.main.light, 0.4), front: '', x: 120, y: 120, scale: 1.1 })
const diagonal: Scene = (ink, p) => ({ back: slate(ink, p.hue) + times(6, (at) => path(poly([[at * 60 - 90, 250], [at * 60 - 62, 250], [at * 60 + 60, -10], [at * 60 + 32, -10]]), at % 2 ? p.main.base : p.accent.base, 'opacity=".2"')) + glow(ink, 120, 120, 120, p.main.base, 0.65), front: '', x: 120, y: 122, scale: 1.12 })
const disc: Scene = (ink, p, random) => ({ back: rect(0, 0, S, S, ink.linear(60, [0, p.main.base], [1, p.main.dark])) + circle(120, 120, 104, ink.linear(90, [0, rich(0.28, 0.06, p.hue)], [1, rich(0.15, 0.04, p.hue)])) + circle(120, 120, 110, 'none', `stroke="${p.main.glint}" stroke-width="2" opacity=".6"`), front: motes(random, 6, S, 10, 230, '#fff', 3), x: 120, y: 122, scale: 0.98 })
export const houseScenes: readonly Scene[] = [halo, paper, bars, diagonal, disc]
export const housePalettes = [[265, 150, 85], [270, 50, 200], [250, 330, 60], [280, 200, 340], [240, 85, 150], [260, 20, 90], [300, 170, 50], [215, 350, 120], [330, 110, 220]].map(([hue = 265, main = 150, accent = 85]) => palette(hue, hue, main, accent))

/** Draws: bright rooms full of numbered balls. */
const bright = (ink: Ink, hue: number): string => rect(0, 0, S, S, ink.radial(0.5, 0.42, 0.78, [0, rich(0.9, 0.1, hue + 12)], [0.4, rich(0.72, 0.18, hue)], [1, rich(0.46, 0.18, hue - 12)]))
const sunny: Scene = (ink, p, random) => ({ back: bright(ink, p.hue) + rays(ink, 120, 120, 16, 220, '#fff', 0.6, random.between(0, 20)), front: glints(random, 5, S, 10, 230, '#fff', 9), ...middle })
const confetti: Scene = (ink, p, random) => ({ back: bright(ink, p.hue) + times(36, () => place(rect(-4, -7, 8, 14, random.pick(['#ffd23f', '#ff5d7a', '#38c8ff', '#5be37d', '#fff']), 2), random.between(0, 240), random.between(0, 240), random.between(0.6, 1.3), random.between(0, 180))) + glow(ink, 120, 120, 120, '#fff', 0.7), front: '', ...middle })
const rain: Scene = (ink, p, random) => ({ back: bright(ink, p.hue) + times(6, (at) => ball(ink, [20, 220, 34, 212, 128, 84][at] ?? 0, [40, 56, 206, 200, 18, 228][at] ?? 0, random.between(17, 23), ballRamp(at), String(1 + ((at * 11 + random.whole(0, 40)) % 59)))) + glow(ink, 120, 120, 110, '#fff', 0.6), front: '', x: 120, y: 120, scale: 1 })
const dots: Scene = (ink, p) => ({ back: bright(ink, p.hue) + times(64, (at) => circle((at % 8) * 32 + (Math.floor(at / 8) % 2) * 16, Math.floor(at / 8) * 32, 5.5, '#fff', 'opacity=".22"')) + path(star(20, 116, 98), '#fff', 'opacity=".3" transform="translate(120 120)"'), front: '', ...middle })
const ribbon: Scene = (ink, p) => ({ back: bright(ink, p.hue) + path('M-10 150Q60 96 120 140T250 110V190Q180 160 120 206T-10 220Z', ink.linear(90, [0, p.main.base], [1, p.main.dark])) + path('M-10 150Q60 96 120 140T250 110V124Q180 98 120 154T-10 164Z', '#fff', 'opacity=".3"') + glow(ink, 120, 108, 120, '#fff', 0.55), front: '', ...middle })
export const drawScenes: readonly Scene[] = [sunny, confetti, rain, dots, ribbon]
export const drawPalettes = [[150, 30, 85], [85, 255, 20], [235, 50, 340], [25, 150, 260], [300, 90, 190], [190, 20, 300], [55, 290, 150], [345, 190, 85], [215, 95, 25], [125, 310, 60], [270, 45, 150], [10, 230, 60]].map(([hue = 150, main = 30, accent = 85]) => palette(hue, hue + 10, main, accent))

/** Electronic draws: the same numbers, in the dark and lit. */
const screen = (ink: Ink, hue: number): string => rect(0, 0, S, S, ink.radial(0.5, 0.45, 0.8, [0, rich(0.46, 0.18, hue)], [0.6, rich(0.24, 0.12, hue)], [1, rich(0.12, 0.06, hue)]))
const pixels: Scene = (ink, p) => ({ back: screen(ink, p.hue) + times(100, (at) => rect((at % 10) * 24 + 3, Math.floor(at / 10) * 24 + 3, 18, 18, p.main.base, 3, `opacity="${(((at * 37) % 11) / 34).toFixed(2)}"`)) + glow(ink, 120, 120, 110, p.main.light, 0.5), front: '', ...middle })
const scan: Scene = (ink, p) => ({ back: screen(ink, p.hue) + times(20, (at) => line(`M0 ${at * 12}H240`, p.main.light, 1.5, 'opacity=".16"')) + path(regular(6, 112), 'none', `stroke="${p.accent.light}" stroke-width="4" opacity=".6" transform="translate(120 120)"`) + glow(ink, 120, 120, 120, p.main.base, 0.7), front: '', ...middle })
const orbit: Scene = (ink, p) => ({ back: screen(ink, p.hue) + times(3, (at) => place(ellipse(0, 0, 112, 44, 'none', `stroke="${at === 1 ? p.accent.light : p.main.light}" stroke-width="3" opacity=".5"`), 120, 120, 1, at * 60)) + glow(ink, 120, 120, 110, p.main.light, 0.55), front: '', ...middle })
const pulse: Scene = (ink, p) => ({ back: screen(ink, p.hue) + [52, 76, 100, 124].map((r) => circle(120, 120, r, 'none', `stroke="${p.main.light}" stroke-width="5" opacity="${n((140 - r) / 100)}"`)).join('') + glow(ink, 120, 120, 90, '#fff', 0.4), front: '', ...middle })
const marquee: Scene = (ink, p) => ({ back: screen(ink, p.hue) + rect(10, 10, 220, 220, 'none', 24, `stroke="${gold.base}" stroke-width="14"`) + times(36, (at) => { const side = Math.floor(at / 9); const k = (at % 9) * 24.4; const [x, y] = side === 0 ? [10 + k, 10] : side === 1 ? [230, 10 + k] : side === 2 ? [230 - k, 230] : [10, 230 - k]; return circle(x ?? 0, y ?? 0, 4, at % 2 ? '#fff' : gold.light) }) + glow(ink, 120, 120, 110, p.main.base, 0.8), front: '', x: 120, y: 120, scale: 1 })
export const boardScenes: readonly Scene[] = [pixels, scan, orbit, pulse, marquee]
export const boardPalettes = [[290, 190, 85], [255, 150, 50], [330, 60, 190], [200, 330, 85], [165, 85, 340], [20, 60, 190], [240, 340, 150], [310, 130, 60], [220, 85, 20], [350, 210, 85], [185, 25, 300]].map(([hue = 290, main = 190, accent = 85]) => palette(hue, hue, main, accent))
