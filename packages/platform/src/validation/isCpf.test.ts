import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCpf } from './isCpf.ts'

test.each(['52998224725', '11144477735', '00000000191', '01234567890'])(
  'accepts the CPF %s',
  { tags: ['I7'] },
  (digits) => expect(isCpf(digits)).toBe(true),
)

test.each([
  '52998224724',
  '52998224735',
  '00000000000',
  '11111111111',
  '5299822472',
  '529982247250',
  '529.982.247-25',
  '',
  '１２３',
])('refuses %j as a CPF', { tags: ['I7'] }, (digits) => expect(isCpf(digits)).toBe(false))

test('accepts exactly one pair of check digits after any nine digits of a CPF', { tags: ['I7', 'I7-control'] }, () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{9}$/), (nine) => {
      const right = Array.from({ length: 100 }, (_, at) => nine + String(at).padStart(2, '0')).filter(isCpf)
      expect(right).toHaveLength(/^(\d)\1{8}$/.test(nine) ? 0 : 1)
    }),
    { numRuns: 200 },
  )
})
