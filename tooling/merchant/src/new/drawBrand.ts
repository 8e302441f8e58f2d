import { drawWord, initialsOf, round, type DrawnWord } from './drawWord.ts'

/** The colours that a brand is drawn in, as `#rrggbb`. */
export interface Ink {
  readonly page: string
  /** The ground one step above the page. */
  readonly raised: string
  readonly text: string
  readonly brand: string
  /** Where the brand's gradient ends. */
  readonly far: string
  readonly onBrand: string
}

/** A picture that is set into a drawing whole: a logo that was given. Sizes in its own pixels. */
export interface GivenLogo {
  readonly type: 'image/svg+xml' | 'image/png'
  readonly content: Uint8Array
  readonly width: number
  readonly height: number
}

const namespace = 'xmlns="http://www.w3.org/2000/svg"'

const gradient = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Letters of a height of their capitals, their left top at a place. */
function letters({ strokes }: DrawnWord, x: number, y: number, height: number, colour: string, weight: number): string {
  const scale = height / 14
  const pen = `fill="none" stroke="${colour}" stroke-width="${round(weight / scale)}" stroke-linecap="round" stroke-linejoin="round"`
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})" ${pen}>${strokes}</g>`
}

/** The initials in the middle of a square, or a lozenge where a name cannot be drawn. */
function monogram(name: string, centre: readonly [number, number], side: number, colour: string): string {
  const [x, y] = centre
  const word = drawWord(initialsOf(name))
  if (word === null) {
    const half = side / 2
    return `<path fill="${colour}" d="M${x} ${y - half}L${x + half} ${y}L${x} ${y + half}L${x - half} ${y}Z"/>`
  }
  const height = Math.min(side * 0.92, (side / Math.max(word.width, 1)) * 14)
  const width = (word.width * height) / 14
  return letters(word, x - width / 2, y - height / 2, height, colour, height * 0.185)
}

/** The mark: initials on a tile of the brand, with the light of one edge. Its left top is at 0 0. */
function tile(name: string, side: number, { onBrand }: Ink): string {
  const corner = round(side * 0.27)
  return [
    `<rect width="${side}" height="${side}" rx="${corner}" fill="url(#b)"/>`,
    `<path fill="${onBrand}" opacity=".1" d="M${corner} 0H${round(side * 0.72)}L0 ${round(side * 0.72)}V${corner}A${corner} ${corner} 0 0 1 ${corner} 0Z"/>`,
    monogram(name, [side / 2, side / 2], side * 0.54, onBrand),
  ].join('')
}

/** The widest that a name may be beside its mark: a header of 320 px holds it and two buttons. */
const widestName = 100

/** What of a name is written beside the mark, and how high its capitals are: the whole, its first word, or nothing. */
function wordmark(name: string): { readonly word: DrawnWord; readonly height: number } | null {
  for (const text of [name, name.trim().split(/\s+/)[0] ?? '']) {
    const word = drawWord(text)
    if (word === null) return null
    const height = Math.min(11, (widestName / word.width) * 14)
    if (height >= 7.5) return { word, height }
  }
  return null
}

/** `assets/logo.svg` of a brand without a logo: its mark and its name, 28 high, in shapes alone. */
export function drawLogo(name: string, ink: Ink): string {
  const written = wordmark(name)
  const width = written === null ? 28 : 37 + (written.word.width * written.height) / 14 + 1.5
  const beside = written === null ? '' : letters(written.word, 37, 14 - written.height / 2 + 0.4, written.height, ink.text, written.height * 0.165)
  const head = `<svg ${namespace} viewBox="0 0 ${round(width)} 28" role="img"><title>${escaped(name)}</title>`
  return `${head}<defs>${gradient('b', ink.brand, ink.far)}</defs>${tile(name, 28, ink)}${beside}</svg>`
}

const embedded = ({ type, content }: GivenLogo) => `data:${type};base64,${Buffer.from(content).toString('base64')}`

/** A given logo, as large as it may be around a centre. */
function placed(logo: GivenLogo, centre: readonly [number, number], width: number, height: number): string {
  const scale = Math.min(width / logo.width, height / logo.height)
  const [w, h] = [round(logo.width * scale), round(logo.height * scale)]
  return `<image x="${round(centre[0] - w / 2)}" y="${round(centre[1] - h / 2)}" width="${w}" height="${h}" href="${embedded(logo)}"/>`
}

/** `art/icon.svg`: a ground that reaches beyond the edges, as far as the margin of the maskable icon shows it, and the mark in the inner 75 %. */
export function drawIcon(name: string, ink: Ink, logo: GivenLogo | null): string {
  const [from, to] = logo === null ? [ink.brand, ink.far] : [ink.raised, ink.page]
  const mark = logo === null ? monogram(name, [256, 256], 236, ink.onBrand) : placed(logo, [256, 256], 372, 372)
  const light = `<path fill="${logo === null ? ink.onBrand : ink.brand}" opacity=".1" d="M-72 -72H442L-72 442Z"/>`
  return `<svg ${namespace} viewBox="0 0 512 512"><defs>${gradient('b', from, to)}</defs><path fill="url(#b)" d="M-72 -72H584V584H-72Z"/>${light}${mark}</svg>`
}

/**
 * `art/hero.svg`: home's first slide, 750 by 320, until the platform's banners are there, and what stands behind the logo on the way in. A scene
 * in the brand's own colours: the mark is in the header beside it already.
 */
export function drawHero({ page, raised, brand, far }: Ink): string {
  const ray = (x: number, width: number, opacity: number) => `<path fill="url(#b)" opacity="${opacity}" d="M${x} 320H${x + width}L${x + width + 200} 0H${x + 200}Z"/>`
  const ring = (radius: number, opacity: number, dashes = '') => `<circle cx="520" cy="152" r="${radius}" fill="none" stroke="${brand}" stroke-width="2" opacity="${opacity}"${dashes}/>`
  const ball = (x: number, y: number, radius: number) => ['b', 'k', 's'].map((paint) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${paint})"/>`).join('')
  const scene = [
    ...[ray(-190, 130, 0.16), ray(-20, 30, 0.3), ray(70, 150, 0.12), ray(300, 240, 0.14), ray(620, 70, 0.2)],
    `<circle cx="520" cy="152" r="250" fill="url(#g)"/>`,
    ...[ring(128, 0.7), ring(170, 0.45, ' stroke-dasharray="4 14" stroke-linecap="round"'), ring(216, 0.25)],
    ...[ball(520, 152, 92), ball(364, 84, 22), ball(662, 238, 30), ball(388, 246, 12), ball(640, 56, 14), ball(150, 214, 16), ball(228, 92, 9)],
    `<path fill="${page}" opacity=".55" d="M0 320V292C140 262 260 318 400 288S640 262 750 296V320Z"/>`,
  ]
  const glow = `<radialGradient id="g"><stop offset="0" stop-color="${brand}" stop-opacity=".5"/><stop offset="1" stop-color="${brand}" stop-opacity="0"/></radialGradient>`
  // A ball is lit from above its left, and dark where it turns away.
  const shade = '<radialGradient id="k" cx=".38" cy=".32" r=".75"><stop offset=".45" stop-opacity="0"/><stop offset="1" stop-opacity=".5"/></radialGradient>'
  const shine = '<radialGradient id="s" cx=".34" cy=".27" r=".42"><stop offset="0" stop-color="#fff" stop-opacity=".65"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>'
  const defs = `<defs>${gradient('n', raised, page)}${gradient('b', brand, far)}${glow}${shade}${shine}</defs>`
  return `<svg ${namespace} viewBox="0 0 750 320" width="750" height="320">${defs}<path fill="url(#n)" d="M0 0H750V320H0Z"/>${scene.join('')}</svg>`
}
