import { beforeAll, expect, test, vi } from 'vitest'
import { compileMessages } from './build/index.ts'
import { createText, type Text, type TextProblem } from './createText.ts'
import { loadFormatter } from './formatter.ts'
import type { MessageId } from './messages.ts'

beforeAll(loadFormatter)

const messages = compileMessages({
  'a.plain': 'Try again',
  'a.named': 'Hello {name}',
  'a.plural': '{count, plural, one {# game} other {# games}}',
  'a.two': '{first} and {second}, of {first}',
  'a.escaped': "It''s {name}'s",
})

/** These tests have texts of their own, which the product's dictionaries do not know. */
const texts = (problems: TextProblem[] = [], language = 'EN') =>
  createText(language, messages, (problem) => problems.push(problem)) as unknown as (
    id: string,
    ...rest: Parameters<Text> extends [MessageId, ...infer R] ? R : never
  ) => string

test(
  'control: texts that are there come, with their placeholders filled',
  { tags: ['C5-control', 'H8-control'] },
  () => {
    const t = texts()
    expect(t('a.plain')).toBe('Try again')
    expect(t('a.named', { name: '<b>Ana</b>' })).toBe('Hello <b>Ana</b>')
    expect([t('a.plural', { count: 1 }), t('a.plural', { count: 1200 })]).toEqual(['1 game', '1,200 games'])
    expect(t('a.escaped', { name: 'Ana' })).toBe("It's Ana's")
  },
)

test('words and numbers stand in their places, whatever they look like; what is neither is formatted', () => {
  const t = texts()
  expect(t('a.two', { first: '{second}', second: '$&' })).toBe('{second} and $&, of {second}')
  expect(t('a.two', { first: 1200, second: 'b' })).toBe('1200 and b, of 1200')
})

test('the formatter is not made before a text needs it', () => {
  const look = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf')
  const t = texts()
  expect([t('a.plain'), t('a.named', { name: 'Ana' }), t('a.named', { name: 0 })]).toEqual([
    'Try again',
    'Hello Ana',
    'Hello 0',
  ])
  expect(look).not.toHaveBeenCalled()
  // The control.
  t('a.plural', { count: 2 })
  expect(look).toHaveBeenCalled()
  look.mockRestore()
})

test('the language decides plurals and digits', () => {
  expect(texts([], 'PT')('a.plural', { count: 1200 })).toBe('1.200 games')
})

test.each(['a.missing', '__proto__', 'constructor', 'toString'])(
  'the text %s that is missing is empty, never its id, and told once',
  { tags: ['C5'] },
  (id) => {
    const problems: TextProblem[] = []
    const t = texts(problems)
    expect([t(id), t(id)]).toEqual(['', ''])
    expect(problems).toEqual([{ id, language: 'EN', kind: 'missing' }])
  },
)

test('a text whose value is missing is its plain words, never its id, and told once; the next text is whole', () => {
  const problems: TextProblem[] = []
  const t = texts(problems)
  expect([t('a.named'), t('a.named', {}), t('a.named', { name: 'Ana' })]).toEqual(['Hello', 'Hello', 'Hello Ana'])
  expect(problems).toEqual([{ id: 'a.named', language: 'EN', kind: 'format' }])
})

test.each([
  ['an element that is none', [null, { type: 0, value: 'Play' }]],
  [
    'an element of a newer kind',
    [
      { type: 0, value: 'Play' },
      { type: 99, value: 'x' },
    ],
  ],
  [
    'a plural without its branches',
    [
      { type: 0, value: 'Play' },
      { type: 6, value: 'n' },
    ],
  ],
  ['a list that is not of elements', ['x', 7, { type: 0, value: 'Play' }]],
])('a dictionary with %s still shows the words that it has', { tags: ['H8'] }, (_, tree) => {
  const problems: TextProblem[] = []
  const t = createText('EN', { 'core.home': tree as never }, (problem) => problems.push(problem))
  expect(t('core.home', { n: 1 })).toBe('Play')
  expect(problems).toEqual([{ id: 'core.home', language: 'EN', kind: 'format' }])
})
