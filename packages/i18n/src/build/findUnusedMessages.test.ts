import { expect, test } from 'vitest'
import { findUnusedMessages } from './findUnusedMessages.ts'

test.each([
  ["t('core.home')", 'core.home'],
  ['const id: MessageId = "core.home.title"', 'core.home.title'],
  ['t(`games.category.${type}`)', 'games.category.RNG'],
  ['t(`auth.${name}.missing`)', 'auth.username.missing'],
  ['t(`home.${a}.${b}`)', 'home.draws.title'],
])('finds, in the source code %s, a use of the message id %s', (source, id) => {
  expect(findUnusedMessages([id], [source])).toEqual([])
})

test.each([
  ['an empty source', '', 'core.home'],
  ['a longer id', "t('core.home.title')", 'core.home'],
  ['a shorter id', "t('core.home')", 'core.home.title'],
  ['a template of another group', 't(`games.${x}`)', 'core.home'],
  ['a template with another end', 't(`core.${x}.title`)', 'core.home.text'],
  ['an unquoted id in a comment', '// core.home', 'core.home'],
])('reports a message id as unused when the source code contains only %s', (_, source, id) => {
  expect(findUnusedMessages([id, 'core.used'], [source, "t('core.used')"])).toEqual([id])
})
