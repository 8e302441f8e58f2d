import { expect, test } from 'vitest'
import {
  launchAddress,
  lotteryAddress,
  pageBackOf,
  pathOfBack,
  readLaunchAddress,
  readLotteryAddress,
} from './lotteryAddress.ts'

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

const readLaunch = (query: string) => readLaunchAddress(new URLSearchParams(query))

test('the address has playType trad, the lobby as its code and home to come back to, unless told otherwise', () => {
  expect(launchAddress()).toBe('/m/launchGame?playType=trad&prize_mode=LOTT&code=lobby&pageBack=home')
  expect(launchAddress({ prizeMode: 'ELOTT', code: 'lua-1', pageBack: 'lottery' })).toBe(
    '/m/launchGame?playType=trad&prize_mode=ELOTT&code=lua-1&pageBack=lottery',
  )
})

test('what stands in the address is read from it, and what is not is as it is by default', () => {
  expect(readLaunch('playType=trad&prize_mode=ELOTT&code=lua-1&pageBack=lottery')).toEqual({
    prizeMode: 'ELOTT',
    code: 'lua-1',
    pageBack: 'lottery',
  })
  expect(readLaunch('')).toEqual({ prizeMode: 'LOTT', code: 'lobby', pageBack: 'home' })
})

test.each([
  'prize_mode=constructor&code=<b>&pageBack=constructor',
  'prize_mode=lott&code=../x&pageBack=//evil.example',
])('nothing comes of %s', (query) => {
  expect(readLaunch(query)).toEqual({ prizeMode: 'LOTT', code: 'lobby', pageBack: 'home' })
})

test('a launch comes back to where it began, or home', () => {
  expect(
    ['/m/lottery', '/m/moreLottery', '/m/home', '/m/gameList'].map((path) => pathOfBack(pageBackOf(path))),
  ).toEqual(['/m/lottery', '/m/moreLottery', '/m/home', '/m/home'])
})
