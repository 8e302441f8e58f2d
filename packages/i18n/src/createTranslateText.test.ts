import { beforeAll, expect, test, vi } from 'vitest'
import { compileMessages } from './build/index.ts'
import { createTranslateText, type TranslateText, type TextProblem } from './createTranslateText.ts'
import { loadMessageFormatter } from './formatter.ts'
import type { MessageId } from './messages.ts'

beforeAll(loadMessageFormatter)

const messages = compileMessages({
  'a.plain': 'Try again',
  'a.named': 'Hello {name}',
  'a.plural': '{count, plural, one {# game} other {# games}}',
  'a.two': '{first} and {second}, of {first}',
  'a.escaped': "It''s {name}'s",
})

/**
 * Creates the text function for this file's messages. The cast allows ids that the product's dictionaries do not have.
 */
const createTestText = (problems: TextProblem[] = [], language = 'EN') =>
  createTranslateText(language, messages, (problem) => problems.push(problem)) as unknown as (
    id: string,
    ...rest: Parameters<TranslateText> extends [MessageId, ...infer R] ? R : never
  ) => string

test('control: returns existing texts with their placeholders filled', { tags: ['C5-control', 'H8-control'] }, () => {
  const t = createTestText()
  expect(t('a.plain')).toBe('Try again')
  expect(t('a.named', { name: '<b>Ana</b>' })).toBe('Hello <b>Ana</b>')
  expect([t('a.plural', { count: 1 }), t('a.plural', { count: 1200 })]).toEqual(['1 game', '1,200 games'])
  expect(t('a.escaped', { name: 'Ana' })).toBe("It's Ana's")
})

test('inserts strings and numbers unchanged, even when they look like placeholders or patterns', () => {
  const t = createTestText()
  expect(t('a.two', { first: '{second}', second: '$&' })).toBe('{second} and $&, of {second}')
  expect(t('a.two', { first: 1200, second: 'b' })).toBe('1200 and b, of 1200')
})

test('creates the formatter only when a text needs it', () => {
  const supportedLocalesOf = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf')
  const t = createTestText()
  expect([t('a.plain'), t('a.named', { name: 'Ana' }), t('a.named', { name: 0 })]).toEqual([
    'Try again',
    'Hello Ana',
    'Hello 0',
  ])
  expect(supportedLocalesOf).not.toHaveBeenCalled()
  // Control: a text with a plural creates the formatter.
  t('a.plural', { count: 2 })
  expect(supportedLocalesOf).toHaveBeenCalled()
  supportedLocalesOf.mockRestore()
})

test("formats plurals and digits by the language's rules", () => {
  expect(createTestText([], 'PT')('a.plural', { count: 1200 })).toBe('1.200 games')
})

test.each(['a.missing', '__proto__', 'constructor', 'toString'])(
  'returns an empty text, never the id, and reports the problem one time when the text %s is missing',
  { tags: ['C5'] },
  (id) => {
    const problems: TextProblem[] = []
    const t = createTestText(problems)
    expect([t(id), t(id)]).toEqual(['', ''])
    expect(problems).toEqual([{ id, language: 'EN', kind: 'missing' }])
  },
)

test('returns only the plain words of a text and reports the problem one time when a value is missing', () => {
  const problems: TextProblem[] = []
  const t = createTestText(problems)
  expect([t('a.named'), t('a.named', {}), t('a.named', { name: 'Ana' })]).toEqual(['Hello', 'Hello', 'Hello Ana'])
  expect(problems).toEqual([{ id: 'a.named', language: 'EN', kind: 'format' }])
})

test.each([
  ['null as an element', [null, { type: 0, value: 'Play' }]],
  [
    'an element of an unknown type',
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
  ['strings and numbers as elements', ['x', 7, { type: 0, value: 'Play' }]],
])('returns the readable words of a text with %s', { tags: ['H8'] }, (_, tree) => {
  const problems: TextProblem[] = []
  const t = createTranslateText('EN', { 'core.home': tree as never }, (problem) => problems.push(problem))
  expect(t('core.home', { n: 1 })).toBe('Play')
  expect(problems).toEqual([{ id: 'core.home', language: 'EN', kind: 'format' }])
})
