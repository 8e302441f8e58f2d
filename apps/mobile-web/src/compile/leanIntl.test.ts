import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leanIntl } from './leanIntl.ts'
import { bundle } from './testing/bundle.ts'
import { evaluate } from './testing/evaluate.ts'

const i18n = join(import.meta.dirname, '../../../../packages/i18n/src/createText.ts')
const app = `export { createText } from ${JSON.stringify(i18n)}`

test('the site gets the messages of react-intl, and none of its components and other formatters', async () => {
  const [lean, plain] = await Promise.all([bundle(app, [leanIntl()]), bundle(app, [])])
  for (const code of [lean, plain]) expect(code).toContain('formatMessage')
  // The control: without the plugin all of them are in the bundle.
  for (const left of [
    'FormattedRelativeTime',
    'IntlContext',
    'formatListToParts',
    'formatDisplayName',
    'Missing locale data',
  ]) {
    expect(plain).toContain(left)
    expect(lean).not.toContain(left)
  }
})

test('what is left still formats numbers and plurals within a message', async () => {
  const { createText } = evaluate<{
    createText: (language: string, messages: object) => (id: string, values: object) => string
  }>(await bundle(app, [leanIntl()]))
  const games = [{ type: 7 }, { type: 0, value: ' games, ' }, { type: 2, value: 'n' }]
  const options = { one: { value: [{ type: 0, value: 'one' }] }, other: { value: games } }
  const text = createText('EN', { text: [{ type: 6, value: 'n', pluralType: 'cardinal', offset: 0, options }] })
  expect([text('text', { n: 1 }), text('text', { n: 1200 })]).toEqual(['one', '1,200 games, 1,200'])
})
