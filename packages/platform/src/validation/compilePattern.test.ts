import { chooseByTestDepth } from '@lobby/test-kit/depth'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryCharacter } from './testing/arbitraryCharacter.ts'
import {
  matchByBacktracking,
  createCharacterNode,
  arbitraryRegexExpression,
  createLoopNode,
} from './testing/regexTree.ts'
import { compilePattern } from './compilePattern.ts'
import { estimatePatternSteps } from './estimatePatternSteps.ts'

const fitting: readonly (readonly [string, string, string])[] = [
  ['^[A-Za-z][A-Za-z0-9]{3,15}$', 'maria7', '7maria'],
  [String.raw`^(?=.*[A-Za-z])(?=.*\d).{6,64}$`, 'secret1', 'secrets'],
  [String.raw`^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^\w\s])[^\s]{8,64}$`, 'Secret1!', 'Secret11'],
  [String.raw`[^@\s]+@[^@\s]+`, 'ana@mail.com', 'ana@'],
  [String.raw`\d{3}\.?\d{3}\.?\d{3}-?\d{2}`, '123.456.789-09', '123.456.789'],
  [String.raw`\+?\(?\d{2}\)?\s?9?\d{4}-?\d{4}`, '(11) 98765-4321', '98765-4321'],
  [String.raw`[A-Za-z\u00C0-\u017F]+[ '\x2d][A-Za-z\u00C0-\u017F]+`, 'Ana-Ávila', 'Ana-'],
  [String.raw`[\p{L} ']+`, 'João', 'João7'],
  [String.raw`^$|^\d+$`, '', 'x'],
  [String.raw`\d{2}(?!0)\d{4}`, '115555', '110555'],
  [String.raw`25[0-5]|2[0-4]\d|1?\d?\d`, '254', '256'],
  [String.raw`[\]\[{}()*+?.^$|\\/-]{2}`, '[]', '[a'],
]
test.each(fitting)('accepts and uses the safe pattern %s', { tags: ['A18'] }, (source, right, wrong) => {
  const fits = compilePattern(source)
  expect(fits?.test(right)).toBe(true)
  expect(fits?.test(wrong)).toBe(false)
})

const catastrophic = [
  '(a+)+$',
  '(a|a)*$',
  '(a|aa)+$',
  '(a*)*b',
  '(a|b?)*c',
  '(?:a?){30}a{30}',
  '(?:|){30}x',
  '(?:$|$){100}x',
  '(x+x+)+y',
  '(.*)*=',
  '.*.*.*=',
  String.raw`^\w+([.-]?\w+)*@\w+([.-]?\w+)*(\.\w{2,3})+$`,
  String.raw`^(([a-z])+.)+[A-Z]([a-z])+$`,
  String.raw`(?:\w+\s?)+`,
  String.raw`(?=(\w+)+!)x`,
  String.raw`(?:[\u0061-z]|a)+`,
  String.raw`(?:[\s]|\u3000)+`,
  String.raw`(?:\p{L}|a)+`,
  String.raw`(?:\p{Lu}|[^A-ZÀ-Þ])+`,
  String.raw`(?:[😀-😎]|[😁])+\p{L}`,
  String.raw`(?:\s|[^\x00-\x20\xa0])+`,
  String.raw`(?:\cJ|\n)+`,
  String.raw`\w*(?=.*.*=)!`,
  '(?:a?){9}(?:a?){9}(?:a?){9}x',
  '(?:a{1,})+b',
  String.raw`(?:\$+)+x`,
  String.raw`(?:\^+)+x`,
  'a{5000000}',
  '(?:(?:a{200}){200}){200}',
]
test.each(catastrophic)('refuses the pattern %s, which could freeze the browser', { tags: ['A18', 'I1'] }, (source) => {
  expect(() => new RegExp(source, source.includes('p{') ? 'u' : '')).not.toThrow()
  expect(compilePattern(source)).toBeUndefined()
})

test('accepts a backslash and a digit in a character class, because they are not a back-reference', () => {
  expect(compilePattern(String.raw`[\\1]+`)?.test(String.raw`\1`)).toBe(true)
})

const strange = [
  '',
  '[',
  '(',
  'a)|(b',
  'a**',
  '\\',
  String.raw`(\w)\1`,
  String.raw`(?<x>a)\k<x>`,
  '(?<=a)b',
  '(?<!a)b',
  '(?i:a)',
  '(?:a)',
  '(a)',
  '(?<x>a)',
  'a*(?=b)b',
  'a'.repeat(401),
]
test.each([...strange, null, undefined, 7, {}, ['a'], { toString: () => 'a' }].map((source) => [source]))(
  'returns undefined for the invalid pattern %j without throwing',
  { tags: ['A18'] },
  (source) => {
    expect(compilePattern(source)).toBeUndefined()
  },
)

test('never throws when a server sends any text as a pattern', () => {
  const pieces = fc.constantFrom(
    '(',
    ')',
    '(?',
    '(?:',
    '[',
    ']',
    '{2,',
    '}',
    '{1}',
    '\\',
    '\\u00',
    '\\p{',
    '|',
    '*',
    '+',
    '?',
    '^',
    '$',
    '.',
    'a',
    '😀',
  )
  const sources = fc.oneof(
    fc.string({ unit: arbitraryCharacter }),
    fc.array(pieces, { maxLength: 12 }).map((list) => list.join('')),
  )
  fc.assert(
    fc.property(
      sources,
      fc.string(),
      (source, text) => typeof (compilePattern(source)?.test(text) ?? false) === 'boolean',
    ),
    { numRuns: chooseByTestDepth(1000, 2000) },
  )
})

test('matches only a whole text of at most 1,024 characters', () => {
  const digits = compilePattern(String.raw`\d{2,}`)
  expect(['12', 'a12', '12a', '1', '1'.repeat(1024), '1'.repeat(1025)].map((text) => digits?.test(text))).toEqual([
    true,
    false,
    false,
    false,
    true,
    false,
  ])
  // Both alternatives must match the whole text. A simple `^a|b$` would also match `ax` and `xb`.
  const either = compilePattern('a|b')
  expect(['a', 'b', 'ab', 'ax', 'xb'].map((text) => either?.test(text))).toEqual([true, true, false, false, false])
})

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', '!'), maxLength: 20 }),
  fc
    .tuple(fc.constantFrom('a', 'b', 'ab'), fc.integer({ min: 0, max: 20 }))
    .map(([unit, times]) => `${unit.repeat(times).slice(0, 19)}!`),
)

test('needs at most about three times the steps that estimatePatternSteps estimates', () => {
  fc.assert(
    fc.property(arbitraryRegexExpression, text, ({ source, tree }, typed) => {
      const cost = estimatePatternSteps(source, 20)
      fc.pre(cost <= 200_000)
      expect(matchByBacktracking(tree, typed, 1_000_000).steps).toBeLessThanOrEqual(3 * cost + 100)
    }),
    { numRuns: chooseByTestDepth(500, 3000) },
  )
})

test('control: matches like the browser when the test’s own matcher counts the steps', () => {
  fc.assert(
    fc.property(arbitraryRegexExpression, text, ({ source, tree }, typed) => {
      const { fits } = matchByBacktracking(tree, typed, 20_000)
      fc.pre(fits !== undefined)
      expect(fits).toBe(new RegExp(`^(?:${source})$`).test(typed))
    }),
    { numRuns: chooseByTestDepth(300, 2000) },
  )
  const once = createLoopNode(createCharacterNode('a'), 1, Infinity)
  const typed = `${'a'.repeat(19)}!`
  expect(matchByBacktracking(createLoopNode(once, 1, Infinity), typed, 1_000_000).steps).toBeGreaterThan(500_000)
  expect(matchByBacktracking(once, typed, 1_000_000).steps).toBeLessThan(100)
})
