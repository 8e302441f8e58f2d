import { expect, test } from 'vitest'
import { readDepositId, readWithdrawalId, walletRoutes } from './walletRoutes.ts'

const queryOf = (address: string) => new URL(address, 'http://acme.localhost').searchParams

test('builds the URL of a deposit and of a withdrawal and reads the id back', () => {
  expect(readDepositId(queryOf(walletRoutes.deposit('D0000000012')))).toBe('D0000000012')
  expect(readWithdrawalId(queryOf(walletRoutes.withdrawal('W0000000012')))).toBe('W0000000012')
  expect([walletRoutes.deposit(), walletRoutes.withdrawal()]).toEqual(['/m/voucherCenter', '/m/withdraw'])
})

test.each([
  '',
  '?id=',
  '?id=D1',
  '?id=W0000000012x',
  '?id=xW0000000012',
  '?id=D0000000012x',
  '?id=xD0000000012',
  '?id=<p>',
  '?ID=D0000000012',
])('reads no deposit id and no withdrawal id from %j', (query) => {
  expect([readDepositId(queryOf(`/m${query}`)), readWithdrawalId(queryOf(`/m${query}`))]).toEqual(['', ''])
})

test('reads no withdrawal id as a deposit id, and no deposit id as a withdrawal id', () => {
  expect([readDepositId(queryOf('/m?id=W0000000012')), readWithdrawalId(queryOf('/m?id=D0000000012'))]).toEqual([
    '',
    '',
  ])
})
