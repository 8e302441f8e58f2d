import { expect, test } from 'vitest'
import { checkMessages } from './checkMessages.ts'
import { mergeNamespaces, readDictionaries } from './readDictionaries.ts'

const check = (english: string, portuguese: string) =>
  checkMessages({ EN: { a: english }, PT: { a: portuguese } }).map(
    ({ language, kind, message }) => `${language} ${kind}: ${message}`,
  )

test("finds no problem in the product's dictionaries", () => {
  const known = readDictionaries()
  expect(Object.keys(known)).toEqual(expect.arrayContaining(['EN', 'PT']))
  const flat = Object.fromEntries(
    Object.entries(known).map(([language, namespaces]) => [language, mergeNamespaces(namespaces)]),
  )
  expect(Object.keys(flat['EN'] ?? {}).length).toBeGreaterThan(20)
  expect(checkMessages(flat)).toEqual([])
})

test('finds the same namespaces and message ids in the dictionaries of every language, and no id two times', () => {
  const known = readDictionaries()
  const idsOf = (language: string) =>
    Object.entries(known[language] ?? {}).map(([name, texts]) => [name, Object.keys(texts).sort()])
  for (const language of Object.keys(known)) expect(idsOf(language)).toEqual(idsOf('EN'))
  const all = Object.values(known['EN'] ?? {}).flatMap((texts) => Object.keys(texts))
  expect(new Set(all).size).toBe(all.length)
})

test.each([
  ['the same placeholders in another order', '{a} of {b}', '{b} tem {a}'],
  [
    'the plural categories of the language',
    '{n, plural, one {# day} other {# days}}',
    '{n, plural, one {# dia} many {# de dias} other {# dias}}',
  ],
  ['exact numbers', '{n, plural, =0 {none} one {#} other {#}}', '{n, plural, =0 {nada} one {um} other {#}}'],
  [
    'a placeholder before the select or in each of its branches',
    '{s, select, a {A {x}} other {B {x}}}',
    '{x} {s, select, a {A} other {B}}',
  ],
  ['equal tags', 'Read <b>this</b>', '<b>Isto</b>, leia'],
])('control: accepts a translation with %s', { tags: ['H8-control'] }, (_, english, portuguese) => {
  expect(check(english, portuguese)).toEqual([])
})

test.each([
  [
    'a missing placeholder',
    'Hello {name}',
    'Olá',
    'PT structure: "a" has the wrong placeholders or tags in PT: add {name}.',
  ],
  [
    'a placeholder with another name',
    'Hello {name}',
    'Olá {nome}',
    'PT structure: "a" has the wrong placeholders or tags in PT: add {name}, remove {nome}.',
  ],
  ['an extra tag', 'Read', '<b>Leia</b>', 'PT structure: "a" has the wrong placeholders or tags in PT: remove <b>.'],
  [
    'a placeholder in place of a plural',
    '{n, plural, other {#}}',
    '{n}',
    'PT structure: "a" has the wrong placeholders or tags in PT: add {n, plural}, remove {n}.',
  ],
  [
    'other select keys',
    '{s, select, a {A} other {B}}',
    '{s, select, x {A} other {B}}',
    'PT structure: "a" has the wrong placeholders or tags in PT: add {s, select: a other}, remove {s, ' +
      'select: other x}.',
  ],
  [
    'a plural category that the language lacks',
    '{n, plural, other {#}}',
    '{n, plural, few {#} other {#}}',
    'PT structure: "a" uses plural categories that PT does not have: remove few.',
  ],
  [
    'a missing placeholder inside a plural',
    '{n, plural, other {# {x}}}',
    '{n, plural, other {#}}',
    'PT structure: "a" has the wrong placeholders or tags in PT: add {x}.',
  ],
  [
    'a placeholder in another branch of a select',
    '{s, select, a {A {x}} other {B}}',
    '{s, select, a {A} other {B {x}}}',
    'PT structure: "a" has the wrong placeholders or tags in PT: add {x} if s is a, remove {x} if s is other.',
  ],
  [
    'other exact numbers',
    '{n, plural, =0 {none} one {#} other {#}}',
    '{n, plural, one {um} other {#}}',
    'PT structure: "a" has the wrong placeholders or tags in PT: add {n, plural =0}, remove {n, plural}.',
  ],
  [
    'a plural without the branch `one`',
    '{n, plural, one {# day} other {# days}}',
    '{n, plural, many {# de dias} other {# dias}}',
    'PT structure: "a" lacks plural categories that PT needs: add one.',
  ],
  ['only spaces', 'A', '  ', 'PT empty: "a" is empty in PT. Write its text.'],
])('reports a translation with %s', (_, english, portuguese, problem) => {
  expect(check(english, portuguese)).toEqual([problem])
})

test.each(['{name', '{n, plural, one {#}}', '<b>open', '<img src=x onerror=alert(1)>', '{n, nonsense}'])(
  'reports %s as invalid ICU',
  { tags: ['H8'] },
  (text) => {
    expect(check('A', text)).toEqual([
      expect.stringMatching(/^PT syntax: "a" is not valid ICU in PT \(.+\)\. Close every brace and tag\.$/),
    ])
  },
)

test('reports the problems of all languages together, including missing and extra ids', () => {
  const problems = checkMessages({ EN: { a: 'A', b: 'B' }, PT: { b: 'B {x}', c: 'C', ['__proto__x']: 'P' } })
  expect(problems.map(({ language, id, kind }) => [language, id, kind])).toEqual([
    ['PT', '__proto__x', 'extra'],
    ['PT', 'a', 'missing'],
    ['PT', 'b', 'structure'],
    ['PT', 'c', 'extra'],
  ])
})

test('reports a problem when there is no English dictionary', () => {
  expect(checkMessages({ PT: {} })).toHaveLength(1)
})
