import { expect, test } from 'vitest'
import { patternCost } from './patternCost.ts'

const growth = (source: string) => patternCost(source, '', 200) / patternCost(source, '', 100)

test.each([
  '(?:a|b)*',
  '(?:ab|cd?)+e',
  // One turn of what is optional does not meet the next.
  '(?:aa*)?c*d',
  // What has to be there parts what stands around it.
  'c*a+c*d',
  // As often as that, and no more: one way through.
  '(?:a{3}a)+b',
  // An edge takes nothing, and what follows it is seen behind it.
  String.raw`a*\bb*c`,
  'a*$b*',
])('%s goes one way: a text twice as long takes twice as long', (source) => {
  expect(growth(source)).toBeLessThanOrEqual(2)
})

test.each([
  // Nothing may stand between the first and the last.
  'a*b*a*c',
  '(?:aa*){2}b',
  'a{1,}a{1,}b',
  'a*(?=b)a*c',
  '(?:a|ab?)*c',
])('%s may go several: a text twice as long takes more', (source) => {
  expect(growth(source)).toBeGreaterThan(3)
})

test.each([
  [String.raw`(a)\1`, 'A reference to a group cannot be bounded.'],
  [String.raw`(?<x>a)\k<x>`, 'A reference to a group cannot be bounded.'],
  ['(?<=a)b', 'This kind of group cannot be bounded.'],
  ['(?<!a)b', 'This kind of group cannot be bounded.'],
  ['(?i:a)', 'This kind of group cannot be bounded.'],
])('of %s it says why there is no bound', (source, why) => {
  expect(() => patternCost(source, '', 10)).toThrow(why)
})
