import { expect, test } from 'vitest'
import {
  buildLotteryLaunchPath,
  buildLotteryMenuPath,
  getReturnPageName,
  getReturnPagePath,
  parseLotteryLaunchParameters,
  parseLotteryMenuFilters,
} from './lotteryPaths.ts'

const read = (address: string) => parseLotteryMenuFilters(new URL(address, 'http://acme.localhost').searchParams)

test.each([
  [{}, '/m/lottery'],
  [{ tag: 'DIGITS' }, '/m/lottery?tab=DIGITS'],
  [{ tag: 'DIGITS', group: 'DIGITS-FAST' }, '/m/lottery?tab=DIGITS&group=DIGITS-FAST'],
])('writes the lottery filters %j into the URL and reads them back', (address, path) => {
  expect(buildLotteryMenuPath(address)).toBe(path)
  expect(read(path)).toEqual({ tag: '', group: '', ...address })
})

test('ignores an invalid code in the URL of the lottery menu', () => {
  expect(read('/m/lottery?tab=<b>&group=a b')).toEqual({ tag: '', group: '' })
})

const readLaunch = (query: string) => parseLotteryLaunchParameters(new URLSearchParams(query))

test('builds a launch URL that opens the lobby of all lotteries by default', () => {
  expect(buildLotteryLaunchPath()).toBe('/m/launchGame?playType=trad&prize_mode=LOTT&code=lobby&pageBack=home')
  expect(buildLotteryLaunchPath({ prizeMode: 'ELOTT', code: 'lua-1', pageBack: 'lottery' })).toBe(
    '/m/launchGame?playType=trad&prize_mode=ELOTT&code=lua-1&pageBack=lottery',
  )
})

test('reads the launch URL, with defaults for missing values', () => {
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
])('ignores invalid values in the launch URL %s', (query) => {
  expect(readLaunch(query)).toEqual({ prizeMode: 'LOTT', code: 'lobby', pageBack: 'home' })
})

test('returns from a lottery to the page that launched it, or to home', () => {
  expect(
    ['/m/lottery', '/m/moreLottery', '/m/home', '/m/gameList'].map((path) =>
      getReturnPagePath(getReturnPageName(path)),
    ),
  ).toEqual(['/m/lottery', '/m/moreLottery', '/m/home', '/m/home'])
})
