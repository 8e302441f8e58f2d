import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createBrokenMerchantFolder } from '../testing/createBrokenMerchantFolder.ts'
import { readMerchant } from './index.ts'
import { parseSourceFileText } from './SourceFile.ts'
import { validateSettingsFile } from './validateSettingsFile.ts'

const product = {
  'core.loading': 'A carregar',
  'core.cancel': 'Cancelar',
  'core.home': 'Início',
  'core.signIn': 'Entrar',
  'mine.deposit': 'Depositar',
}

/**
 * Returns facts about the problem that a text id in a merchant folder causes: the problem code, the id that `--fix`
 * writes, and whether the message suggests an id.
 */
async function fixOf(id: string) {
  const folder = createBrokenMerchantFolder([])
  mkdirSync(join(folder, 'messages'))
  writeFileSync(join(folder, 'messages/PT.json'), JSON.stringify({ [id]: 'Texto' }))
  const result = await readMerchant(folder, { dictionaries: { EN: product, PT: product } })
  const [problem] = result.ok ? [] : result.problems
  return { code: problem?.code, text: problem?.fix?.text, isSuggested: problem?.message.includes('Did you mean') }
}

test.each(['core.login', 'core.deposit', 'core.balance', 'mine.deposits2', 'cores.home', 'core.hmoe'])(
  'offers no fix for the misspelt message id %s, which may mean several messages',
  async (id) => {
    expect(await fixOf(id)).toMatchObject({ code: 'LM050', text: undefined })
  },
)

test.each([
  ['core.hom', '"core.home"'],
  ['core.signin', '"core.signIn"'],
  ['Core.Cancel', '"core.cancel"'],
])('fixes the message id %s, which has one wrong letter or wrong capitals', async (id, right) => {
  expect(await fixOf(id)).toEqual({ code: 'LM050', text: right, isSuggested: true })
})

test.each([
  ['"radios": "small"', '"radius"'],
  ['"Radius": "small"', '"radius"'],
  ['"rads": "small"', undefined],
])('fixes the misspelt key in %s only when one letter or the capitals are wrong', (line, right) => {
  const { problems } = validateSettingsFile(
    'theme',
    parseSourceFileText(
      'theme.jsonc',
      `{ "mode": "dark", "colours": { "brand": "#e2b65c", "page": "#0a0f1f" }, ${line} }`,
    ),
  )
  expect(problems.map(({ code, fix }) => [code, fix?.text])).toEqual([['LM003', right]])
})
