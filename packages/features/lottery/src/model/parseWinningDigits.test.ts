import { expect, test } from 'vitest'
import { parseWinningDigits } from './parseWinningDigits.ts'

test.each([
  ['12345~67', '12345'],
  ['90210', '90210'],
  ['~67', ''],
  ['', ''],
])('parses the balls of the winning number %j from the part before ~', { tags: ['LOTT-027'] }, (text, digits) => {
  expect(parseWinningDigits(text)).toEqual([...digits])
})

test.each([
  ['123,456,789', '123'],
  ['123,456~789', '123'],
  ['123~456,789', '123'],
])(
  'parses the balls of the list of winning numbers %j from the text before the first comma',
  { tags: ['LOTT-028'] },
  (text, digits) => {
    expect(parseWinningDigits(text)).toEqual([...digits])
  },
)
