import { expect, test } from 'vitest'
import { diallingCodeFixtures } from '../testing/diallingCodeFixtures.ts'
import { splitPhoneNumber } from './splitPhoneNumber.ts'

test.each([
  ['11 91234-5678', undefined, '11912345678'],
  ['+55 11 91234-5678', 'BR', '11912345678'],
  ['0055 11912345678', 'BR', '11912345678'],
  ['+1 (415) 555-0100', 'US', '4155550100'],
  ['+1 268 460 1234', 'AG', '4601234'],
  ['+999 123', undefined, '999123'],
  ['+', undefined, ''],
  ['011 4555 1234', undefined, '01145551234'],
  ['９１２', undefined, '912'],
])('splits the phone number %j into the dialling code of %s and the number %s', (text, code, number) =>
  expect(splitPhoneNumber(text, diallingCodeFixtures)).toEqual(code === undefined ? { number } : { code, number }),
)
