import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changeThemeText, checkThemeText } from './themeText.ts'

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

test.each(folders)('$path is valid by its text alone', ({ text: own }) => {
  const { content, problems } = checkThemeText(own)
  expect(problems).toEqual([])
  expect(content?.layout.density).toMatch(/^(comfortable|compact)$/)
})

test('every mistake is told with its place: a word that is not offered, and a colour that cannot be read, with the nearest that can', () => {
  const wrong = text.replace('"dark"', '"drak"').replace('#e2b65c', '#e2b65')
  expect(checkThemeText(wrong).problems.map(({ code, line }) => [code, line])).toEqual([
    ['LM005', 3],
    ['LM007', 5],
  ])
  const { content, problems } = checkThemeText(text.replace('#e2b65c', '#101a3a'))
  expect(content?.colours.brand).toBe('#101a3a')
  expect(problems).toEqual([
    expect.objectContaining({
      code: 'LM040',
      line: 5,
      cure: expect.stringMatching(/nearest colour that passes is "#[\da-f]{6}"/),
    }),
  ])
})

test('a text that does not parse says where, and gives nothing', () => {
  expect(checkThemeText('{ "mode": dark }')).toEqual({
    content: null,
    problems: [expect.objectContaining({ code: 'LM002', line: 1, column: 11 })],
  })
})

test('a value is written, and only the comment that was about the old one goes', () => {
  const changed = changeThemeText(text, ['colours', 'brand'], '#12803c')
  expect(changed).toBe(text.replace('"#e2b65c", // warm gold', '"#12803c",'))
  expect(changeThemeText(changed, ['colours', 'brand'], '#12803c')).toBe(changed)
})

test('a key that is not there is added, with what it stands in, and taken out again', () => {
  const added = changeThemeText(text, ['layout', 'density'], 'compact')
  expect(checkThemeText(added)).toMatchObject({ content: { layout: { density: 'compact' } }, problems: [] })
  expect(checkThemeText(changeThemeText(added, ['layout', 'density'], undefined)).content?.layout.density).toBe(
    'comfortable',
  )
})
