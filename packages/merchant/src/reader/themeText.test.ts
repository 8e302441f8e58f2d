import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { setThemeTextValue, validateThemeText } from './themeText.ts'

const merchants = join(import.meta.dirname, '../../../../merchants')
const folders = globSync('*/theme.jsonc', { cwd: merchants }).map((path) => ({
  path,
  text: readFileSync(join(merchants, path), 'utf8'),
}))
const text = `{
  // the look
  "mode": "dark",
  "colours": {
    "brand": "#e2b65c", // warm gold
    "page": "#0a0f1f" // midnight
  }
}
`

test.each(folders)(
  'accepts the text of the theme file $path although the rest of the merchant folder is not read',
  ({ text: own }) => {
    const { content, problems } = validateThemeText(own)
    expect(problems).toEqual([])
    expect(content?.layout.density).toMatch(/^(comfortable|compact)$/)
  },
)

test('reports a wrong word and a colour with too little contrast at their positions', () => {
  const wrong = text.replace('"dark"', '"drak"').replace('#e2b65c', '#e2b65')
  expect(validateThemeText(wrong).problems.map(({ code, line }) => [code, line])).toEqual([
    ['LM005', 3],
    ['LM007', 5],
  ])
  const { content, problems } = validateThemeText(text.replace('#e2b65c', '#101a3a'))
  expect(content?.colours.brand).toBe('#101a3a')
  expect(problems).toEqual([
    expect.objectContaining({
      code: 'LM040',
      line: 5,
      cure: expect.stringMatching(/nearest colour that passes is "#[\da-f]{6}"/),
    }),
  ])
})

test('reports the position of a syntax error in a theme and returns no content', () => {
  expect(validateThemeText('{ "mode": dark }')).toEqual({
    content: null,
    problems: [expect.objectContaining({ code: 'LM002', line: 1, column: 11 })],
  })
})

test('writes a theme value and removes only the comment on its line', () => {
  const changed = setThemeTextValue(text, ['colours', 'brand'], '#12803c')
  expect(changed).toBe(text.replace('"#e2b65c", // warm gold', '"#12803c",'))
  expect(setThemeTextValue(changed, ['colours', 'brand'], '#12803c')).toBe(changed)
})

test('adds a missing theme key together with its parent object', () => {
  const added = setThemeTextValue(text, ['layout', 'density'], 'compact')
  expect(validateThemeText(added)).toMatchObject({ content: { layout: { density: 'compact' } }, problems: [] })
  expect(validateThemeText(setThemeTextValue(added, ['layout', 'density'], undefined)).content?.layout.density).toBe(
    'comfortable',
  )
})
