import { expect, test } from 'vitest'
import { applyFixes } from './Problem.ts'
import { parseSource } from './SourceFile.ts'
import { checkSchema } from './schemaProblems.ts'
import { checkThemeText } from './themeText.ts'

const theme = (layout: string, more = '') =>
  `{ "mode": "dark", "colours": { "brand": "#e2b65c", "page": "#0a0f1f" }, "layout": { ${layout} }${more} }`

/** What is said of a theme, and what it is once `--fix` went over it. */
function told(text: string) {
  const { problems } = checkThemeText(text)
  const fixes = problems.flatMap(({ fix }) => fix ?? [])
  return {
    said: problems.map(({ message, cure }) => `${message} ${cure}`).join('\n'),
    mended: fixes.length > 0 ? applyFixes(text, fixes) : null,
  }
}

test.each([
  ['"lead": "SLOTS"', 'RNG'],
  ['"lead": "Live-Casino"', 'LIVE'],
  ['"lead": "LOTTERY"', 'LOTT'],
  ['"lead": "POKER"', 'PVP'],
  ['"tiles": "square"', 'sharp'],
  ['"density": "normal"', 'comfortable'],
])('%s is another word for a value: the right one is advice, and never written', (layout, word) => {
  const { said, mended } = told(theme(layout))
  expect(said).toContain(`Here that is called "${word}".`)
  expect([mended, said.includes('Did you mean')]).toEqual([null, false])
})

test.each([
  '"lead": "SHORTS GAMES"',
  '"lead": "DICE"',
  '"lead": "PVE"',
  '"lead": "SPOTS X"',
  '"header": "right"',
  '"lead": "LIFE FISH"',
])('%s may be anything: nothing is written', (layout) => {
  expect(told(theme(layout)).mended).toBeNull()
})

test.each([
  ['"lead": "SPORT"', '"lead": "SPORTS"'],
  ['"lead": "lott"', '"lead": "LOTT"'],
  ['"header": "center"', '"header": "centre"'],
  ['"density": "compat"', '"density": "compact"'],
])('the control: %s can only be a slip, and is written as %s', (layout, better) => {
  expect(told(theme(layout)).mended).toBe(theme(better))
})

test.each(['gold', 'Teal'])('a colour by its name (%s) is told with its digits, and never taken', (name) => {
  const { said, mended } = told(theme('').replace('#e2b65c', name))
  expect(said).toMatch(/is the name of a colour, .* "#[0-9a-f]{6}" is what browsers take that name for/)
  expect(mended).toBeNull()
})

test.each([
  ['e2b65c', '#e2b65c'],
  ['#fb5', '#ffbb55'],
  ['rgb(226 182 92)', '#e2b65c'],
])('the control: the digits of a colour are written as they shall be: %s', (written, better) => {
  expect(told(theme('').replace('#e2b65c', written)).mended).toBe(theme('').replace('#e2b65c', better))
})

test.each([
  ['BRASIL', 'Here that is called "BR".'],
  ['GB', 'Here that is called "UK".'],
])('the market %s is told by its own word', (market, says) => {
  const [problem] = checkSchema('merchant', parseSource('merchant.jsonc', `{ "market": "${market}" }`)).problems.filter(
    ({ code }) => code === 'LM005',
  )
  expect([problem?.message.includes(says), problem?.fix]).toEqual([true, undefined])
})

test.each([
  ['colours', '"brand": "#30304f"', /the brand colour on a raised card reaches \d/],
  ['accent', '"brand": "#e2b65c", "accent": "#0b1020"', /the accent colour on the page reaches 1\.00:1 of 1\.3:1/],
  ['text', '"brand": "#e2b65c", "text": "#808080"', /the text on (?:the pictures of home|a .+|the page) reaches/],
  [
    'gradient',
    '"brand": "#e2b65c", "gradient": "#0a0f1f"',
    /#0a0f1f has .*(?:the button on the page|the text on the button) reaches/,
  ],
])('contrast is told in words, not in names of the code: %s', (_, colours, says) => {
  const { said } = told(theme('').replace('"brand": "#e2b65c"', colours))
  expect(said).toMatch(says)
  expect(said).not.toMatch(/\w+-(?:image|tint|press|soft|muted|faint|line)\b| on raised /)
})
