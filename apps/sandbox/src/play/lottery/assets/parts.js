// Helpers that both lottery pages use.

export const one = (selector, within = document) => within.querySelector(selector)

/** Creates an element with a class and with children, which are texts or elements. */
export function el(name, className, ...inside) {
  const element = document.createElement(name)
  if (className) element.className = className
  element.append(...inside)
  return element
}

const svgNames = 'http://www.w3.org/2000/svg'
const svg = (name, attributes, ...inside) => {
  const element = document.createElementNS(svgNames, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...inside)
  return element
}

const pips = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] }

function die(value) {
  const dots = (pips[value] ?? []).map((at) =>
    svg('circle', { cx: 8 + (at % 3) * 8, cy: 8 + Math.floor(at / 3) * 8, r: 2.6 }),
  )
  return svg(
    'svg',
    { viewBox: '0 0 32 32', class: 'die', 'aria-hidden': 'true' },
    svg('rect', { x: 1, y: 1, width: 30, height: 30, rx: 8 }),
    ...dots,
  )
}

/** Renders the digits of a result as balls, dice or boats. */
export function drawnOf(kind, digits) {
  return digits.map((digit) => {
    if (kind === 'DICE') return die(digit)
    const ball = el('span', kind === 'RACE' ? `boat b${digit}` : 'ball', String(digit))
    ball.setAttribute('aria-hidden', 'true')
    return ball
  })
}

/** Shows a result and sets its text for screen readers. @param fresh - lets the digits appear one after the other */
export function show(place, { kind, digits }, fresh = false) {
  place.replaceChildren(...drawnOf(kind, digits))
  place.setAttribute('aria-label', digits.join(' '))
  place.classList.toggle('fresh', fresh)
}

export const moneyOf = (locale, currency) => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return (minor) => format.format(minor / 100)
}

/** Fills the placeholders in a text. */
export const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''))
