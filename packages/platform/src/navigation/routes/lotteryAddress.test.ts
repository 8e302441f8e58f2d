import { expect, test } from 'vitest'
import { lotteryAddress, readLotteryAddress } from './lotteryAddress.ts'

const read = (address: string) => readLotteryAddress(new URL(address, 'http://acme.localhost').searchParams)

test.each([
  [{}, '/m/lottery'],
  [{ tag: 'DIGITS' }, '/m/lottery?tab=DIGITS'],
  [{ tag: 'DIGITS', group: 'DIGITS-FAST' }, '/m/lottery?tab=DIGITS&group=DIGITS-FAST'],
])('%j stands in the address, and is read from it', (address, path) => {
  expect(lotteryAddress(address)).toBe(path)
  expect(read(path)).toEqual({ tag: '', group: '', ...address })
})

test('what is no code counts as not given', () => {
  expect(read('/m/lottery?tab=<b>&group=a b')).toEqual({ tag: '', group: '' })
})
