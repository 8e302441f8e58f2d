import { expect, test } from 'vitest'
import { applyFixes } from './Problem.ts'
import { parseSourceFileText } from './SourceFile.ts'
import { validateSettingsFile } from './validateSettingsFile.ts'
import { validateThemeText } from './themeText.ts'

const theme = (layout: string, more = '') =>
  `{ "mode": "dark", "colours": { "brand": "#e2b65c", "page": "#0a0f1f" }, "layout": { ${layout} }${more} }`

/**
 * Returns the messages and cures for a theme, and the text of the theme after all fixes. The text is null if no problem
 * has a fix.
 */
function check(text: string) {
  const { problems } = validateThemeText(text)
  const fixes = problems.flatMap(({ fix }) => fix ?? [])
  return {
    said: problems.map(({ message, cure }) => `${message} ${cure}`).join('\n'),
    fixed: fixes.length > 0 ? applyFixes(text, fixes) : null,
  }
}

test.each([
  ['"lead": "SLOTS"', 'RNG'],
  ['"lead": "Live-Casino"', 'LIVE'],
  ['"lead": "LOTTERY"', 'LOTT'],
  ['"lead": "POKER"', 'PVP'],
  ['"tiles": "square"', 'sharp'],
  ['"density": "normal"', 'comfortable'],
])('suggests the allowed value, but offers no fix, when a theme value is a synonym: %s', (layout, word) => {
  const { said, fixed } = check(theme(layout))
  expect(said).toContain(`The name for that here is "${word}".`)
  expect([fixed, said.includes('Did you mean')]).toEqual([null, false])
})

test.each([
  '"lead": "SHORTS GAMES"',
  '"lead": "DICE"',
  '"lead": "PVE"',
  '"lead": "SPOTS X"',
  '"header": "right"',
  '"lead": "LIFE FISH"',
])('offers no fix for the theme value in %s, which may mean several values', (layout) => {
  expect(check(theme(layout)).fixed).toBeNull()
})

test.each([
  ['"lead": "SPORT"', '"lead": "SPORTS"'],
  ['"lead": "lott"', '"lead": "LOTT"'],
  ['"header": "center"', '"header": "centre"'],
  ['"density": "compat"', '"density": "compact"'],
])('control: fixes the misspelt theme value %s to %s', (layout, better) => {
  expect(check(theme(layout)).fixed).toBe(theme(better))
})

test.each(['gold', 'Teal'])('suggests the hex digits for a colour name, but offers no fix: %s', (name) => {
  const { said, fixed } = check(theme('').replace('#e2b65c', name))
  expect(said).toMatch(/is the name of a colour, .* Browsers show that name as "#[0-9a-f]{6}"/)
  expect(fixed).toBeNull()
})

test.each([
  ['e2b65c', '#e2b65c'],
  ['#fb5', '#ffbb55'],
  ['rgb(226 182 92)', '#e2b65c'],
])('control: fixes hex digits of a colour in another notation: %s', (written, better) => {
  expect(check(theme('').replace('#e2b65c', written)).fixed).toBe(theme('').replace('#e2b65c', better))
})

test.each([
  ['BRASIL', 'The name for that here is "BR".'],
  ['GB', 'The name for that here is "UK".'],
])('suggests the name of the market when the market is written as %s', (market, says) => {
  const [problem] = validateSettingsFile(
    'merchant',
    parseSourceFileText('merchant.jsonc', `{ "market": "${market}" }`),
  ).problems.filter(({ code }) => code === 'LM005')
  expect([problem?.message.includes(says), problem?.fix]).toEqual([true, undefined])
})

test.each([
  ['colours', '"brand": "#30304f"', /the brand colour on a raised card reaches \d/],
  ['accent', '"brand": "#e2b65c", "accent": "#0b1020"', /the accent colour on the page reaches 1\.00:1 of 1\.3:1/],
  [
    'text',
    '"brand": "#e2b65c", "text": "#808080"',
    /the text on (?:the pictures of the home page|a .+|the page) reaches/,
  ],
  [
    'gradient',
    '"brand": "#e2b65c", "gradient": "#0a0f1f"',
    /#0a0f1f has .*(?:the button on the page|the text on the button) reaches/,
  ],
])('describes a pair of colours with too little contrast in words, without token names: %s', (_, colours, says) => {
  const { said } = check(theme('').replace('"brand": "#e2b65c"', colours))
  expect(said).toMatch(says)
  expect(said).not.toMatch(/\w+-(?:image|tint|press|soft|muted|faint|line)\b| on raised /)
})
