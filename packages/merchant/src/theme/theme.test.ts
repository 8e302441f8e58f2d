import { chooseByTestDepth } from '@lobby/test-kit/depth'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastPairs, deriveTheme, formatThemeCss, tokenNames, type BrandColours, type ThemeInput } from './index.ts'

const input = (mode: 'dark' | 'light', colours: BrandColours): ThemeInput => ({
  mode,
  colours,
  radius: 'medium',
  layout: { header: 'left', tiles: 'soft', bar: 'raised', rails: 'pictures', density: 'comfortable' },
  fonts: { text: null, display: null, digits: null },
})

/** Calculates the contrast ratio by the definition of WCAG 2, without using the code under test. */
function ratio(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/**
 * Returns the opaque colours that a player can see for a token: a translucent colour over black and over white, or all
 * stops of a gradient.
 */
function visibleColours(value: string): string[] {
  const translucent = /^#([0-9a-f]{6})([0-9a-f]{2})$/i.exec(value)
  if (translucent !== null) {
    const opacity = Number.parseInt(translucent[2] ?? '', 16) / 255
    return [0, 255].map((under) => {
      const mixed = [0, 2, 4].map(
        (at) => Number.parseInt((translucent[1] ?? '').slice(at, at + 2), 16) * opacity + under * (1 - opacity),
      )
      return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
    })
  }
  return value.match(/#[0-9a-f]{6}/gi) ?? []
}

const failingPairs = (tokens: Readonly<Record<string, string>>) =>
  contrastPairs.filter(({ foreground, background, ratio: wanted }) =>
    visibleColours(tokens[foreground] ?? '').some((over) =>
      visibleColours(tokens[background] ?? '').some((under) => ratio(over, under) < wanted - 0.005),
    ),
  )

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const brands = fc.record(
  { brand: colour, page: colour, accent: colour, gradient: colour, text: colour },
  { requiredKeys: ['brand', 'page'] },
)

test.each(['dark', 'light'] as const)(
  'reports a brand colour for each pair of colours with too little contrast in the mode %s',
  (mode) => {
    fc.assert(
      fc.property(brands, (colours) => {
        const { theme, failures } = deriveTheme(input(mode, colours))
        const pairs = failingPairs(theme.tokens)
        const reported = failures.map(({ key }) => key)
        for (const { foreground, background } of pairs) {
          if (foreground === 'text' || foreground === 'accent') expect(reported).toContain(foreground)
          else
            expect(
              [foreground, background].some((token) => ['brand', 'brand-press', 'brand-image'].includes(token)),
            ).toBe(true)
          expect(reported.length).toBeGreaterThan(0)
        }
        for (const { key, given, nearest } of failures) {
          expect(given).toBe(colours[key])
          expect(nearest).not.toBe(given)
        }
      }),
      { numRuns: chooseByTestDepth(15, 60) },
    )
  },
  60_000,
)

test.each(['dark', 'light'] as const)(
  'replaces an unsuitable page colour by one with enough contrast in the mode %s',
  (mode) => {
    fc.assert(
      fc.property(colour, (page) => {
        const brand = mode === 'dark' ? '#f4d27a' : '#0a5a2a'
        const { theme, failures } = deriveTheme(input(mode, { brand, page }))
        expect(failures.filter(({ key }) => key !== 'page')).toEqual([])
        expect(failingPairs(theme.tokens)).toEqual([])
      }),
      { numRuns: chooseByTestDepth(60, 150) },
    )
  },
)

test('reports a brand colour only when it has too little contrast with a surface', () => {
  fc.assert(
    fc.property(colour, fc.constantFrom('dark', 'light'), (brand, mode) => {
      const { theme, failures } = deriveTheme(input(mode, { brand, page: mode === 'dark' ? '#0a0f1f' : '#faf8f1' }))
      const surfaces = ['page', 'card', 'raised', 'overlay'] as const
      const hasContrast = surfaces.every((surface) => ratio(brand, theme.tokens[surface]) >= 3)
      expect(failures.map(({ key }) => key)).toEqual(hasContrast ? [] : ['brand'])
    }),
    { numRuns: chooseByTestDepth(60, 150) },
  )
}, 60_000)

test('suggests the nearest brand colour that has enough contrast', () => {
  const given = { brand: '#30304f', page: '#0a0f1f' }
  const [failure, ...others] = deriveTheme(input('dark', given)).failures
  expect(others).toEqual([])
  expect(failure).toMatchObject({ key: 'brand', given: '#30304f', pair: { foreground: expect.any(String), wanted: 3 } })
  expect(deriveTheme(input('dark', { ...given, brand: failure?.nearest ?? '' })).failures).toEqual([])
})

test('reports a gradient when the text is readable on the brand colour but not at the gradient’s end', () => {
  const { failures } = deriveTheme(input('dark', { brand: '#f7f36b', page: '#0a0f1f', gradient: '#3a2a9c' }))
  expect(failures.map(({ key }) => key)).toContain('gradient')
})

test('reports an accent colour that is invisible on the page, with the nearest visible colour', () => {
  const given = { brand: '#e2b65c', page: '#1b080f', accent: '#1a0d12' }
  const [failure, ...others] = deriveTheme(input('dark', given)).failures
  expect(others).toEqual([])
  expect(failure).toMatchObject({ key: 'accent', given: '#1a0d12', pair: { foreground: 'accent', wanted: 1.3 } })
  expect(deriveTheme(input('dark', { ...given, accent: failure?.nearest ?? '' })).failures).toEqual([])
})

test.each([
  ['the gradient when only that is wrong', { brand: '#e2b65c', gradient: '#000000' }, ['gradient']],
  ['the brand colour when only that is wrong', { brand: '#30304f', gradient: '#e2b65c' }, ['brand']],
  ['neither when both are right', { brand: '#e2b65c', gradient: '#f4d27a' }, []],
] as const)('reports, in a theme with a gradient, %s', (_, colours, keys) => {
  const { failures } = deriveTheme(input('dark', { page: '#0a0f1f', ...colours }))
  expect(failures.map(({ key }) => key)).toEqual(keys)
  for (const { key, nearest } of failures)
    expect(deriveTheme(input('dark', { page: '#0a0f1f', ...colours, [key]: nearest })).failures).toEqual([])
})

test.each([
  ['dark', '#777777'],
  ['light', '#777777'],
] as const)('reports that a medium grey page colour does not fit the mode %s', (mode, page) => {
  const [failure] = deriveTheme(input(mode, { brand: mode === 'dark' ? '#f4d27a' : '#0a5a2a', page })).failures
  expect(failure).toMatchObject({ key: 'page', given: page, pair: null })
})

test('derives the same CSS text when the brand colours are the same', () => {
  const colours = { brand: '#e2b65c', page: '#0a0f1f', accent: '#3ec8c0' }
  const [one, other] = [deriveTheme(input('dark', colours)).theme, deriveTheme(input('dark', { ...colours })).theme]
  expect(formatThemeCss(one)).toBe(formatThemeCss(other))
  expect(Object.keys(one.tokens).sort()).toEqual([...tokenNames].sort())
  for (const name of tokenNames) expect(formatThemeCss(one)).toContain(`--${name}:${one.tokens[name]}`)
  expect(formatThemeCss(one)).not.toMatch(/undefined|NaN/)
  expect(formatThemeCss(one)).not.toBe(
    formatThemeCss(deriveTheme(input('dark', { ...colours, brand: '#e2b65d' })).theme),
  )
})

test('writes a font file that the theme uses for two purposes only one time into the CSS', () => {
  const metrics = { unitsPerEm: 1000, ascent: 1000, descent: -250, lineGap: 0, xWidthAvg: 441.40625 * 1.1 }
  const face = { family: 'Ball', file: 'assets/fonts/ball.woff2', weight: '800', fallback: 'sans', metrics } as const
  const { theme } = deriveTheme({
    ...input('light', { brand: '#0a5a2a', page: '#ffffff' }),
    fonts: { text: null, display: face, digits: face },
  })
  const css = formatThemeCss(theme, (path) => `/brand/${path}`)
  expect(css.match(/@font-face/g)).toHaveLength(2)
  expect(css).toContain('src:url("/brand/assets/fonts/ball.woff2") format("woff2");font-weight:800;font-display:swap')
  expect(css).toContain('font-family:"Ball Fallback";src:local("Arial")')
  expect(css).toContain('size-adjust:110.00%')
  expect(css).toContain('ascent-override:90.91%;descent-override:22.73%;line-gap-override:0.00%')
  expect(theme.tokens['font-digits']).toMatch(/^"Ball","Ball Fallback",/)
  expect(theme.fontFiles).toEqual(['assets/fonts/ball.woff2'])
})
