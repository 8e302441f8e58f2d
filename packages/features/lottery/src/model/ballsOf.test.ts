import { expect, test } from 'vitest'
import { ballsOf } from './ballsOf.ts'

test.each([
  ['12345~67', '12345'],
  ['90210', '90210'],
  ['~67', ''],
  ['', ''],
])('reads the part of %j before ~', { tags: ['LOTT-027'] }, (text, digits) => {
  expect(ballsOf(text)).toEqual([...digits])
})

test.each([
  ['123,456,789', '123'],
  ['123,456~789', '123'],
  ['123~456,789', '123'],
])('reads the first element of %j', { tags: ['LOTT-028'] }, (text, digits) => {
  expect(ballsOf(text)).toEqual([...digits])
})
