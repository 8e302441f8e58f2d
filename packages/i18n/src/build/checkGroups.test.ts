import { expect, test } from 'vitest'
import { checkGroups, type SameTexts } from './checkGroups.ts'
import type { KnownMessages } from './knownMessages.ts'

const check = (known: KnownMessages, same: SameTexts = {}) =>
  checkGroups(known, same).map(({ language, kind, message }) => `${language} ${kind}: ${message}`)

test('translated texts, and texts that are the same for a reason, are right', () => {
  const known = {
    EN: { core: { a: 'Home', b: 'PVP', c: '{n} / {of}', d: '<b>{x}</b>' } },
    PT: { core: { a: 'Início', b: 'PVP', c: '{n} / {of}', d: '<b>{x}</b>' } },
  }
  expect(check(known, { b: 'An abbreviation.' })).toEqual([])
})

test('a text that is the English one is not translated', () => {
  expect(check({ EN: { core: { a: 'Home {x}' } }, PT: { core: { a: 'Home {x}' } } })).toEqual([
    'PT untranslated: "a" is the English text in PT. Translate it, or say why it is the same in messages/same.json.',
  ])
})

test('a reason must be one, and goes when the texts differ or are gone', () => {
  const known = { EN: { core: { a: 'Home', b: 'PVP' } }, PT: { core: { a: 'Início', b: 'PVP' } } }
  expect(check(known, { a: 'A name.', b: ' ', gone: 'A name.' })).toEqual([
    'EN extra: "a" stands in messages/same.json and is not the same in any language. Take it out.',
    'EN untranslated: "b" stands in messages/same.json without a reason. Give it one.',
    'EN extra: "gone" stands in messages/same.json and is not the same in any language. Take it out.',
  ])
})

test('two ids of a group with the same texts in every language are one too many', () => {
  const known = { EN: { core: { a: 'Close', b: 'Close' } }, PT: { core: { a: 'Fechar', b: 'Fechar' } } }
  expect(check(known)).toEqual(['EN duplicate: "b" has the texts of "a" in every language. Use that one.'])
})

test('texts that are alike in one language alone, or in two groups, are two', () => {
  expect(check({ EN: { core: { a: 'Reset', b: 'Reset' } }, PT: { core: { a: 'Limpar', b: 'Redefinir' } } })).toEqual([])
  expect(
    check({ EN: { core: { a: 'Close' }, auth: { b: 'Close' } }, PT: { core: { a: 'Fechar' }, auth: { b: 'Fechar' } } }),
  ).toEqual([])
})
