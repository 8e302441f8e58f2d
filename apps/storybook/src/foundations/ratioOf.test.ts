import type { Tokens } from '@lobby/merchant/theme'
import { expect, test } from 'vitest'
import { ratioOf } from './ratioOf.ts'

const measured = (text: string, page: string) =>
  ratioOf({ foreground: 'text', background: 'page' }, { text, page } as unknown as Tokens)

test.each([
  ['black on white', '#000000', '#ffffff', 21],
  ['a colour on itself', '#3ec8c0', '#3ec8c0', 1],
  ['the grey that just reads on white', '#767676', '#ffffff', 4.54],
  ['the worse end of a gradient', '#ffffff', 'linear-gradient(120deg,#000000,#767676)', 4.54],
  ['white through half a black, over white', '#ffffff', '#00000080', 4],
])('%s', (_, text, page, ratio) => {
  expect(measured(text, page)).toBeCloseTo(ratio, 2)
})

test('what is no colour is an error', () => {
  expect(() => measured('4px', '#ffffff')).toThrow('"4px" is not a colour')
})
