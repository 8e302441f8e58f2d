import { createHash } from 'node:crypto'
import { renderGradient, SVG_NAMESPACE_ATTRIBUTE, type DrawingColours } from './drawBrand.ts'
import { roundToHundredths } from './drawNameInCapitals.ts'

/**
 * Returns the pseudo-random number with the index `at` for a brand, between two limits. The same brand always gets the
 * same numbers.
 */
type Random = (at: number, low: number, high: number) => number
type Scene = (ink: DrawingColours, random: Random) => string

const path = (d: string, fill: string, opacity = 1) =>
  `<path fill="${fill}" opacity="${roundToHundredths(opacity)}" d="${d}"/>`
const times = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')
/** Draws a ball that is lit from the top left. */
const ball = (x: number, y: number, radius: number) =>
  ['b', 'k', 's']
    .map(
      (paint) =>
        `<circle cx="${roundToHundredths(x)}" cy="${roundToHundredths(y)}" r="${roundToHundredths(radius)}" fill="url(#${paint})"/>`,
    )
    .join('')
const glow = (x: number, y: number, radius: number) =>
  `<circle cx="${roundToHundredths(x)}" cy="${roundToHundredths(y)}" r="${radius}" fill="url(#g)"/>`
/** Draws small scattered lights. */
const motes = (random: Random, colour: string) =>
  times(
    14,
    (at) =>
      `<circle cx="${roundToHundredths(random(at + 9, 20, 730))}" cy="${roundToHundredths(random(at + 3, 16, 250))}" r="${roundToHundredths(random(at, 1.2, 3.4))}" fill="${colour}" opacity="${roundToHundredths(random(at + 5, 0.25, 0.8))}"/>`,
  )

const orbits: Scene = ({ page, brand }, random) => {
  const [x, y] = [random(1, 480, 560), random(2, 140, 166)]
  const ray = (at: number) => {
    const [left, width] = [-190 + at * 190 + random(at, -30, 30), random(at + 7, 30, 190)]
    return path(
      `M${roundToHundredths(left)} 320h${roundToHundredths(width)}l200 -320h${roundToHundredths(-width)}Z`,
      'url(#b)',
      random(at + 4, 0.12, 0.26),
    )
  }
  const ring = (radius: number, opacity: number, dashes = '') =>
    `<circle cx="${roundToHundredths(x)}" cy="${roundToHundredths(y)}" r="${radius}" fill="none" stroke="${brand}" stroke-width="2" opacity="${opacity}"${dashes}/>`
  const moon = (at: number) => {
    const [turn, away] = [(at + random(at, 0, 0.7)) * 1.05, [128, 170, 216][at % 3] ?? 128]
    return ball(x + Math.cos(turn) * away, y + Math.sin(turn) * away, random(at + 11, 9, 28))
  }
  const sky =
    times(5, ray) +
    glow(x, y, 250) +
    ring(128, 0.7) +
    ring(170, 0.45, ' stroke-dasharray="4 14" stroke-linecap="round"') +
    ring(216, 0.25)
  return (
    sky + ball(x, y, 92) + times(6, moon) + path('M0 320V292C140 262 260 318 400 288S640 262 750 296V320Z', page, 0.55)
  )
}

const sunrise: Scene = ({ brand, page, raised }, random) => {
  const x = random(1, 440, 590)
  const ray = (at: number) => {
    const [from, to] = [Math.PI * (1 + at / 11), Math.PI * (1 + (at + 0.5) / 11)]
    const end = (turn: number) =>
      `${roundToHundredths(x + Math.cos(turn) * 800)} ${roundToHundredths(220 + Math.sin(turn) * 800)}`
    return path(`M${roundToHundredths(x)} 220L${end(from)}L${end(to)}Z`, 'url(#b)', 0.16)
  }
  const hill = (at: number) => {
    const [top, wave] = [206 + at * 34, random(at + 4, 24, 52)]
    return (
      `M0 320V${roundToHundredths(top + random(at, -20, 20))}C${roundToHundredths(random(at + 8, 120, 220))} ` +
      `${roundToHundredths(top - wave)} ${roundToHundredths(random(at + 12, 260, 340))} ` +
      `${roundToHundredths(top + wave)} 430 ` +
      `${roundToHundredths(top)}S${roundToHundredths(random(at + 16, 600, 690))} ` +
      `${roundToHundredths(top - wave)} 750 ${roundToHundredths(top + random(at + 2, -16, 24))}V320Z`
    )
  }
  return (
    times(11, ray) +
    glow(x, 200, 260) +
    ball(x, 196, 96) +
    motes(random, brand) +
    times(3, (at) => path(hill(at), at === 2 ? page : raised) + path(hill(at), brand, [0.42, 0.24, 0.08][at]))
  )
}

const ribbons: Scene = ({ brand, far }, random) => {
  const ribbon = (at: number) => {
    const [y, bend, wide] = [
      40 + at * 52 + random(at, -14, 14),
      random(at + 6, 60, 130) * (at % 2 ? 1 : -1),
      random(at + 3, 22, 54),
    ]
    const way = (down: number) =>
      [y + down, y + bend + down * 1.5, y - bend + down * 0.4, y + down * 1.2].map(roundToHundredths)
    const [a, b, c, d] = way(0)
    const [e, f, g, h] = way(wide)
    return path(
      `M-10 ${a}C190 ${b} 470 ${c} 760 ${d}V${h}C470 ${g} 190 ${f} -10 ${e}Z`,
      at % 2 ? far : 'url(#b)',
      random(at + 9, 0.28, 0.8),
    )
  }
  return (
    glow(random(1, 460, 600), 150, 300) +
    times(5, ribbon) +
    motes(random, brand) +
    times(5, (at) =>
      ball(330 + at * 92 + random(at, -30, 30), random(at + 5, 50, 260), random(at + 2, 10, at === 2 ? 60 : 30)),
    )
  )
}

/** Draws a cut gem with its flat top above and its point below. */
function gem(x: number, y: number, size: number, turn: number): string {
  const facet = (points: string, light: number) =>
    `<path fill="${light < 0 ? '#000' : '#fff'}" opacity="${Math.abs(light)}" d="M${points}Z"/>`
  const cut = [
    facet('-26 -30 0 -12 -22 -12', 0.34),
    facet('26 -30 0 -12 22 -12', 0.1),
    facet('-26 -30 -44 -12 -22 -12', 0.18),
    facet('26 -30 44 -12 22 -12', -0.1),
    facet('-44 -12 -22 -12 0 40', 0.08),
    facet('-22 -12 22 -12 0 40', -0.06),
    facet('22 -12 44 -12 0 40', -0.28),
  ]
  return `<g transform="translate(${roundToHundredths(x)} ${roundToHundredths(y)}) rotate(${roundToHundredths(turn)}) scale(${roundToHundredths(size)})"><path fill="url(#b)" d="M-26 -30H26L44 -12L0 40L-44 -12Z"/>${cut.join('')}</g>`
}

const gems: Scene = ({ brand }, random) => {
  const x = random(1, 490, 570)
  const shard = (at: number) =>
    path(
      `M${roundToHundredths(at * 110 - 60 + random(at, -40, 40))} ` +
        `330L${roundToHundredths(at * 110 + random(at + 2, 0, 90))} ` +
        `-10L${roundToHundredths(at * 110 + 120 + random(at + 5, -30, 40))} 330Z`,
      'url(#b)',
      random(at + 8, 0.06, 0.2),
    )
  return (
    times(7, shard) +
    glow(x, 156, 260) +
    motes(random, brand) +
    times(5, (at) =>
      gem(
        ([70, 180, 290, 390, 690][at] ?? 0) + random(at, -26, 26),
        random(at + 7, 60, 262),
        random(at + 3, 0.35, 0.75),
        random(at + 4, -30, 30),
      ),
    ) +
    gem(x, 158, 2.7, random(6, -12, 12))
  )
}

const cards: Scene = ({ page, brand, onBrand }, random) => {
  const [x, spread] = [random(1, 500, 570), random(2, 13, 19)]
  const pip = 'M0 -34C8 -14 26 -10 26 6A13 13 0 0 1 3 13L8 28H-8L-3 13A13 13 0 0 1 -26 6C-26 -10 -8 -14 0 -34Z'
  const diamond = 'M0 -36L25 0L0 36L-25 0Z'
  const card = (at: number) => {
    const face = at === 4 ? path(random(3, 0, 1) > 0.5 ? pip : diamond, onBrand) : ''
    const shade = `<rect x="-62" y="-92" width="124" height="184" rx="14" fill="${page}" opacity="${roundToHundredths(0.62 - at * 0.155)}"/>`
    return `<g transform="translate(${roundToHundredths(x)} 330) rotate(${roundToHundredths((at - 2) * spread)}) translate(0 -176)"><rect x="-62" y="-92" width="124" height="184" rx="14" fill="url(#b)" stroke="${page}" stroke-width="3"/>${shade}${face}</g>`
  }
  const line = (at: number) =>
    path(
      `M-20 ${at * 46 + 30}L770 ` +
        `${roundToHundredths(at * 46 - 90 + random(at, -20, 20))}V${roundToHundredths(at * 46 - 74 + random(at + 3, 0, 30))}L-20 ` +
        `${at * 46 + 40}Z`,
      'url(#b)',
      random(at + 5, 0.1, 0.3),
    )
  return times(8, line) + glow(x, 170, 280) + motes(random, brand) + times(5, card)
}

const scenes: readonly Scene[] = [orbits, sunrise, ribbons, gems, cards]

/**
 * Draws `art/hero.svg`, 750 by 320 pixels. The site shows this picture as the first slide of home until the platform's
 * banners are loaded, and behind the logo on the sign-in pages. The merchant id selects one of a few scenes. The
 * picture does not contain the brand's mark, because the header above the slide shows it.
 */
export function drawHero(id: string, ink: DrawingColours): string {
  const { page, raised, brand, far } = ink
  const seed = createHash('sha256').update(id).digest()
  const random: Random = (at, low, high) => low + ((seed[at % 32] ?? 0) / 255) * (high - low)
  const scene = scenes[(seed[31] ?? 0) % scenes.length] ?? orbits
  const light = `<radialGradient id="g"><stop offset="0" stop-color="${brand}" stop-opacity=".5"/><stop offset="1" stop-color="${brand}" stop-opacity="0"/></radialGradient>`
  const shade =
    '<radialGradient id="k" cx=".38" cy=".32" r=".75"><stop offset=".45" stop-opacity="0"/><stop offset="1" stop-opacity=".5"/></radialGradient>'
  const shine =
    '<radialGradient id="s" cx=".34" cy=".27" r=".42"><stop offset="0" stop-color="#fff" stop-opacity=".65"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>'
  const defs = `<defs>${renderGradient('n', raised, page)}${renderGradient('b', brand, far)}${light}${shade}${shine}</defs>`
  return `<svg ${SVG_NAMESPACE_ATTRIBUTE} viewBox="0 0 750 320" width="750" height="320">${defs}<path fill="url(#n)" d="M0 0H750V320H0Z"/>${scene(ink, random)}</svg>`
}
