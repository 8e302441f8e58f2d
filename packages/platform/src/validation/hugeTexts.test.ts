import { expect, test } from 'vitest'
import { MAX_FIELD_LENGTHS, type ValidationRuleName } from './fields.ts'
import { estimatePatternSteps } from './estimatePatternSteps.ts'
import { defaultValidationRules, type ValidationRules } from './validationRules.ts'
import {
  createSequenceNode,
  matchByBacktracking,
  createCharacterNode,
  createLoopNode,
  type RegexTree,
} from './testing/regexTree.ts'
import { verifyField } from './verifyField.ts'

const names = Object.keys(MAX_FIELD_LENGTHS) as ValidationRuleName[]
const patterns = names.flatMap((name) => {
  const { pattern } = defaultValidationRules[name]
  return pattern instanceof RegExp ? [[name, pattern] as const] : []
})

test.each(patterns.filter(([name]) => name !== 'email'))(
  'takes at most twice the steps with the pattern of the field %s when the text is twice as long',
  { tags: ['I1'] },
  (_, { source }) => {
    expect(estimatePatternSteps(source, 2000) / estimatePatternSteps(source, 1000)).toBeLessThanOrEqual(2)
  },
)

test(
  'control: estimates more than twice the steps for a text of twice the length when a pattern is slow',
  { tags: ['I1-control'] },
  () => {
    expect(estimatePatternSteps('^\\w+\\w+$', 200) / estimatePatternSteps('^\\w+\\w+$', 100)).toBeGreaterThan(3)
    for (const source of ['^(?:\\w+)*@$', '^(?:a|a)*$']) expect(estimatePatternSteps(source, 100)).toBe(Infinity)
  },
)

const word = createLoopNode(createCharacterNode('\\w'), 1, Infinity)

/**
 * Builds the tree of an e-mail pattern. `sign` is the tree of the separator between two words of an address.
 */
const address = (sign: RegexTree): RegexTree => {
  const more = createLoopNode(createSequenceNode(sign, word), 0, Infinity)
  return createSequenceNode(
    word,
    more,
    createCharacterNode('@'),
    word,
    more,
    createCharacterNode('\\.'),
    createLoopNode(createCharacterNode('\\w'), 2, 3),
  )
}
const ours = address(createCharacterNode('[.-]'))
const specified = address(createLoopNode(createCharacterNode('[.-]'), 0, 1))

/** Builds texts of a given length that are almost e-mail addresses. */
const nearly = (length: number) =>
  ['a', 'a.', 'a@a.', 'a@a-', 'a@a.aa.', '.', '@'].map((unit) => `${unit.repeat(length).slice(0, length - 1)}!`)
const steps = (tree: RegexTree, text: string) => matchByBacktracking(tree, text, 2_000_000).steps

test('needs steps in proportion to the length when a text is almost an e-mail address', { tags: ['I1'] }, () => {
  for (const [at, text] of nearly(127).entries())
    expect(steps(ours, nearly(254)[at] ?? '')).toBeLessThanOrEqual(2 * steps(ours, text) + 20)
})

test(
  "control: needs more than two million steps for thirty letters with the specification's e-mail pattern",
  { tags: ['I1-control'] },
  () => {
    expect(steps(specified, `${'a'.repeat(29)}!`)).toBeGreaterThan(2_000_000)
    expect(steps(ours, `${'a'.repeat(29)}!`)).toBeLessThan(100)
  },
)

const units = ['a', '0', 'a.', 'a@a.', '(', ' ', '\u0301', '\u200f', '\ud83c\udfb2', 'ﬀ'] as const

test.each(names)(
  'refuses a text of one megabyte in the field %s before matching a pattern',
  { tags: ['I1'] },
  (name) => {
    const seen: number[] = []
    const look = (value: string) => seen.push(value.length) > 0
    const watching: ValidationRules = { ...defaultValidationRules, [name]: { pattern: { test: look }, test: look } }
    for (const unit of units) {
      const probe = unit.repeat(1_000_000 / unit.length)
      expect(verifyField(name, probe, { required: true, rules: watching, password: probe })).toMatchObject({
        pass: false,
        message: { kind: 'long' },
      })
    }
    expect(seen).toEqual([])
    // Control: a text of the greatest allowed length is matched with the pattern.
    verifyField(name, '1'.repeat(MAX_FIELD_LENGTHS[name]), {
      required: true,
      rules: watching,
      password: '1'.repeat(MAX_FIELD_LENGTHS[name]),
    })
    expect(seen.length).toBeGreaterThan(0)
  },
)
