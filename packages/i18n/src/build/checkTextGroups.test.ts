import { expect, test } from 'vitest'
import { checkTextGroups, type UntranslatedTextReasons } from './checkTextGroups.ts'
import type { DictionariesByLanguage } from './readDictionaries.ts'

const check = (known: DictionariesByLanguage, same: UntranslatedTextReasons = {}) =>
  checkTextGroups(known, same).map(({ language, kind, message }) => `${language} ${kind}: ${message}`)

test('accepts translated texts, and texts equal to the English ones when same.json has a reason for them', () => {
  const known = {
    EN: { core: { a: 'Home', b: 'PVP', c: '{n} / {of}', d: '<b>{x}</b>' } },
    PT: { core: { a: 'Início', b: 'PVP', c: '{n} / {of}', d: '<b>{x}</b>' } },
  }
  expect(check(known, { b: 'An abbreviation.' })).toEqual([])
})

test('reports a text as untranslated when it equals the English one', () => {
  expect(check({ EN: { core: { a: 'Home {x}' } }, PT: { core: { a: 'Home {x}' } } })).toEqual([
    'PT untranslated: "a" has the English text in PT. Translate it, or add it with a reason to messages/same.json.',
  ])
})

test('reports an entry of same.json when it has no reason, or when no language has the English text', () => {
  const known = { EN: { core: { a: 'Home', b: 'PVP' } }, PT: { core: { a: 'Início', b: 'PVP' } } }
  expect(check(known, { a: 'A name.', b: ' ', gone: 'A name.' })).toEqual([
    'EN extra: "a" is listed in messages/same.json, but no language has the English text. Remove it from the list.',
    'EN untranslated: "b" is listed in messages/same.json without a reason. Add one.',
    'EN extra: "gone" is listed in messages/same.json, but no language has the English text. Remove it from the list.',
  ])
})

test('reports a duplicate when two ids of a group have the same text in every language', () => {
  const known = { EN: { core: { a: 'Close', b: 'Close' } }, PT: { core: { a: 'Fechar', b: 'Fechar' } } }
  expect(check(known)).toEqual(['EN duplicate: "b" has the same text as "a" in every language. Use "a".'])
})

test('accepts two ids with equal texts when the texts differ in another language or the groups differ', () => {
  expect(check({ EN: { core: { a: 'Reset', b: 'Reset' } }, PT: { core: { a: 'Limpar', b: 'Redefinir' } } })).toEqual([])
  expect(
    check({ EN: { core: { a: 'Close' }, auth: { b: 'Close' } }, PT: { core: { a: 'Fechar' }, auth: { b: 'Fechar' } } }),
  ).toEqual([])
})
