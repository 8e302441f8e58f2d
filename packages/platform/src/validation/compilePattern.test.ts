import { depth } from '@lobby/test-kit/depth'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from './testing/anyCharacter.ts'
import { backtrack, sizeOf, sourceOf, trees } from './testing/regexTree.ts'
import { compilePattern } from './compilePattern.ts'
import { patternCost } from './patternCost.ts'

const fitting: readonly (readonly [string, string, string])[] = [
  ['^[A-Za-z][A-Za-z0-9]{3,15}$', 'maria7', '7maria'],
  [String.raw`^(?=.*[A-Za-z])(?=.*\d).{6,64}$`, 'secret1', 'secrets'],
  [String.raw`^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^\w\s])[^\s]{8,64}$`, 'Secret1!', 'Secret11'],
  [String.raw`^\w+(?:[.-]\w+)*@\w+(?:[.-]\w+)*\.\w{2,3}$`, 'ana.b@mail.com.br', 'ana@mail.info'],
  [String.raw`^[a-zA-Z0-9._%+-]+@(?:[a-zA-Z0-9-]+\.)+[a-zA-Z]{2,}$`, 'ana@mail.com.br', 'ana@mail'],
  [String.raw`\d{3}\.?\d{3}\.?\d{3}-?\d{2}`, '123.456.789-09', '123.456.789'],
  [String.raw`(\+?55)?\s?\(?\d{2}\)?\s?9?\d{4}-?\d{4}`, '+55 (11) 98765-4321', '98765-4321'],
  ['[A-Za-zÀ-ÿ]+(?: [A-Za-zÀ-ÿ]+)*', 'José da Silva', 'José  da'],
  [String.raw`[A-Za-z\u00C0-\u017F]+(?:[ '\x2d][A-Za-z\u00C0-\u017F]+)*`, "Ana D'Ávila-Luz", 'Ana-'],
  [String.raw`[\p{L} ']+`, 'João', 'João7'],
  [String.raw`^$|^\d+$`, '', 'x'],
  [String.raw`(?<area>\d{2})(?!0)\d{4}`, '115555', '110555'],
  [String.raw`25[0-5]|2[0-4]\d|1?\d?\d`, '254', '256'],
  [String.raw`[\]\[{}()*+?.^$|\\/-]{2}`, '[]', '[a'],
]
test.each(fitting)('%s is judged by', { tags: ['A18'] }, (source, right, wrong) => {
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
test.each(catastrophic)('%s, which could freeze a page, is refused', { tags: ['A18', 'I1'] }, (source) => {
  expect(() => new RegExp(source, source.includes('p{') ? 'u' : '')).not.toThrow()
  expect(compilePattern(source)).toBeUndefined()
})

/** Two ways on that begin with the same character alone, which neither names. */
const meeting = [
  ['U+1680', String.raw`\s`, String.raw`[^\0-\u1000\u1690-\uffff]`],
  ['U+2000 to U+200A', String.raw`\s`, String.raw`[^\0-\u1690\u200c-\uffff]`],
  ['U+2028 and U+2029', String.raw`\s`, String.raw`[^\0-\u200c\u202c-\uffff]`],
  ['U+202F', String.raw`\s`, String.raw`[^\0-\u202a\u2031-\uffff]`],
  ['U+205F', String.raw`\s`, String.raw`[^\0-\u2030\u2061-\uffff]`],
  ['U+3000', String.raw`\s`, String.raw`[^\0-\u205f\u3002-\uffff]`],
  ['U+FEFF', String.raw`\s`, String.raw`[^\0-\u3000]`],
  ['U+1681 to U+1FFF', String.raw`\S`, String.raw`[^\0-\u167f\u2001-\uffff]`],
  ['U+200B to U+2027', String.raw`\S`, String.raw`[^\0-\u1fff\u2029-\uffff]`],
  ['U+202A to U+202E', '.', String.raw`[^\0-\u2027\u2030-\uffff]`],
] as const
test.each(meeting)('ways that meet in %s are seen to meet', { tags: ['A18'] }, (_, one, other) => {
  const both = (text: string) => [one, other].every((source) => new RegExp(`^${source}$`).test(text))
  expect(Array.from({ length: 0x1_0000 }, (__, code) => String.fromCharCode(code)).some(both), 'the control').toBe(true)
  expect(compilePattern(`(?:${one}|${other})+`)).toBeUndefined()
})

test.each([
  ['(?:一+二)+', '一一二一二'],
  ['(?:ж+д)+', 'жждд'.slice(0, 3)],
  [String.raw`(?:\u4e00+[\u4e01-\u4e10])+`, '一丁'],
  [String.raw`(?:\s+\S)+`, ' a b'],
  [String.raw`(?:\d+\D)+`, '1a22b'],
  // A backslash in a class, and no reference.
  [String.raw`[\\1]+`, String.raw`\1`],
])('%s is judged by: its ways do not meet', (source, text) => {
  expect(compilePattern(source)?.test(text)).toBe(true)
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
  'a'.repeat(401),
]
test.each([...strange, null, undefined, 7, {}, ['a'], { toString: () => 'a' }].map((source) => [source]))(
  '%j is no pattern that can be judged by, and throws nothing',
  { tags: ['A18'] },
  (source) => {
    expect(compilePattern(source)).toBeUndefined()
  },
)

test('whatever text a server sends, it is a pattern or none, and never throws', () => {
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
    fc.string({ unit: anyCharacter }),
    fc.array(pieces, { maxLength: 12 }).map((list) => list.join('')),
  )
  fc.assert(
    fc.property(
      sources,
      fc.string(),
      (source, text) => typeof (compilePattern(source)?.test(text) ?? false) === 'boolean',
    ),
    { numRuns: depth(1000, 2000) },
  )
})

test('the whole text has to fit, and one of more than 1,024 characters never does', () => {
  const digits = compilePattern(String.raw`\d{2,}`)
  expect(['12', 'a12', '12a', '1', '1'.repeat(1024), '1'.repeat(1025)].map((text) => digits?.test(text))).toEqual([
    true,
    false,
    false,
    false,
    true,
    false,
  ])
  // Both sides of a choice, not its first and its last alone.
  const either = compilePattern('a|b')
  expect(['a', 'b', 'ab', 'ax', 'xb'].map((text) => either?.test(text))).toEqual([true, true, false, false, false])
})

const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', '!'), maxLength: 20 }),
  fc
    .tuple(fc.constantFrom('a', 'b', 'ab'), fc.integer({ min: 0, max: 20 }))
    .map(([unit, times]) => `${unit.repeat(times).slice(0, 19)}!`),
)

test('no expression takes a matcher longer than its cost says', () => {
  fc.assert(
    fc.property(trees, texts, (tree, text) => {
      const cost = patternCost(sourceOf(tree), '', 20)
      fc.pre(cost <= 2000)
      expect(backtrack(tree, text, 1_000_000).steps).toBeLessThanOrEqual(cost * (1 + sizeOf(tree)))
    }),
    { numRuns: depth(500, 3000) },
  )
})

test('control: the counting matcher judges as the browser does, and does find expressions that explode', () => {
  fc.assert(
    fc.property(trees, texts, (tree, text) => {
      const { fits } = backtrack(tree, text, 20_000)
      fc.pre(fits !== undefined)
      expect(fits).toBe(new RegExp(`^(?:${sourceOf(tree)})$`).test(text))
    }),
    { numRuns: depth(300, 2000) },
  )
  const a = { kind: 'char', source: 'a' } as const
  const once = { kind: 'loop', body: a, min: 1, max: Infinity, lazy: false } as const
  const twice = { kind: 'loop', body: once, min: 1, max: Infinity, lazy: false } as const
  const text = `${'a'.repeat(19)}!`
  expect(backtrack(twice, text, 1_000_000).steps).toBeGreaterThan(500_000)
  expect(backtrack(once, text, 1_000_000).steps).toBeLessThan(100)
})
