import { expect, test } from 'vitest'
import { checkPixKey, type PixKeyType } from './checkPixKey.ts'

test.each<[PixKeyType, string]>([
  ['CPF', '529.982.247-25'],
  ['CPF', '52998224725'],
  ['PHONE', '+55 11 91234-5678'],
  ['PHONE', '011 91234-5678'],
  ['EMAIL', 'ana@acme.example'],
  ['RANDOM', '123e4567-e89b-12d3-a456-426614174000'],
])('accepts the Pix key of the type %s: %j', (type, key) => expect(checkPixKey(type, key)).toBeUndefined())

test.each<[PixKeyType, string]>([
  ['CPF', '12345'],
  ['CPF', '52998224724'],
  ['CPF', '111.111.111-11'],
  ['PHONE', '91234567'],
  ['PHONE', '119123456789'],
])('rejects the Pix key of the type %s: %j', (type, key) =>
  expect(checkPixKey(type, key)).toBe('error.withdrawal.account.invalid'),
)
