import { expect, test } from 'vitest'
import { listMutants } from './listMutants.ts'

const describeMutants = (code: string) =>
  listMutants(code, 'module.ts').map(({ line, from, to }) => `${line}: ${from.trim()} > ${to.trim()}`)

test.each([
  ['if (a) b()', ['1: a > true', '1: a > false']],
  ['\nconst a = b < 2 && !c', ['2: && > ||', '2: < > <=', '2: 2 > 3', '2: !c > (c)']],
  ["const a = b ?? ''", ['1: ?? > &&', "1: '' > 'mutant'"]],
  ['const a = /^b$/u', ['1: /^b$/u > /b$/u', '1: /^b$/u > /^b/u']],
  ['const f = () => { g() }', ['1: { g() } > {}']],
  ['const a = [true, `x${b}`]', ['1: [true, `x${b}`] > []', '1: true > false', '1: `x${b}` > ``']],
])('lists the mutants of the code `%s`', (code, mutants) => expect(describeMutants(code)).toEqual(mutants))

test('lists no mutants of types, property names and module names', () => {
  const code =
    "import type { A } from 'a'\nexport { b } from 'b'\ntype C = 'c' | 1\nconst d = { 'e': f as 'g' }\nconst " +
    "h: 'i' = j satisfies 'k'"
  expect(describeMutants(code)).toEqual([])
})
