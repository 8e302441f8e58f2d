import { expect, test } from 'vitest'
import { unusedMessages } from './unusedMessages.ts'

test.each([
  ["t('core.home')", 'core.home'],
  ['const id: MessageId = "core.home.title"', 'core.home.title'],
  ['t(`games.category.${type}`)', 'games.category.RNG'],
  ['t(`auth.${name}.missing`)', 'auth.username.missing'],
  ['t(`home.${a}.${b}`)', 'home.draws.title'],
])('%s uses %s', (source, id) => {
  expect(unusedMessages([id], [source])).toEqual([])
})

test.each([
  ['nothing', '', 'core.home'],
  ['a longer id', "t('core.home.title')", 'core.home'],
  ['a shorter id', "t('core.home')", 'core.home.title'],
  ['a template of another group', 't(`games.${x}`)', 'core.home'],
  ['a template with another end', 't(`core.${x}.title`)', 'core.home.text'],
  ['words in a comment', '// core.home', 'core.home'],
])('%s does not', (_, source, id) => {
  expect(unusedMessages([id, 'core.used'], [source, "t('core.used')"])).toEqual([id])
})
