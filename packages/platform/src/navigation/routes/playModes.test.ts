import { expect, test } from 'vitest'
import { GATEWAY_IDS, lotteryPlayTypes, prizeModes } from './playModes.ts'
import { buildLotteryLaunchPath, parseLotteryLaunchParameters } from './lotteryPaths.ts'

const modeOf = (value: string) => parseLotteryLaunchParameters(new URLSearchParams({ prize_mode: value })).prizeMode

test('accepts only the prize modes Lott, ZY and Elott in a launch URL', { tags: ['CONF-012'] }, () => {
  expect(Object.keys(prizeModes)).toEqual(['Lott', 'ZY', 'Elott'])
  for (const value of Object.values(prizeModes)) expect(modeOf(value)).toBe(value)
  for (const other of ['ENT', 'lott', 'Elott', '']) expect(modeOf(other)).toBe('LOTT')
})

test('sends ELOTT as the prize mode of e-lotteries', { tags: ['CONF-013'] }, () => {
  expect(prizeModes.Elott).toBe('ELOTT')
  expect(buildLotteryLaunchPath({ prizeMode: prizeModes.Elott })).toContain('prize_mode=ELOTT')
})

test('writes the play type Tradition as trad and the play type Entertainment as ent', { tags: ['CONF-014'] }, () => {
  expect(lotteryPlayTypes).toEqual({ Tradition: 'trad', Entertainment: 'ent' })
  expect(buildLotteryLaunchPath()).toContain('playType=trad')
})

test('sends the gateway id 1 for a site for computers (WEB)', { tags: ['CONF-016'] }, () => {
  expect(GATEWAY_IDS.WEB).toBe(1)
})

test('sends the gateway id 3 for a mobile site (MOBILE)', { tags: ['CONF-017'] }, () => {
  expect(GATEWAY_IDS.MOBILE).toBe(3)
  expect(Object.keys(GATEWAY_IDS)).toEqual(['WEB', 'MOBILE'])
})
