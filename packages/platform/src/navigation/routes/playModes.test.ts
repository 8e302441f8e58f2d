import { expect, test } from 'vitest'
import { gateways, playTypes, prizeModes } from './playModes.ts'
import { launchAddress, readLaunchAddress } from './lotteryAddress.ts'

const modeOf = (value: string) => readLaunchAddress(new URLSearchParams({ prize_mode: value })).prizeMode

test(
  'the prize modes are Lott, ZY and Elott: a launch takes each of them, and no other',
  { tags: ['CONF-012'] },
  () => {
    expect(Object.keys(prizeModes)).toEqual(['Lott', 'ZY', 'Elott'])
    for (const value of Object.values(prizeModes)) expect(modeOf(value)).toBe(value)
    for (const other of ['ENT', 'lott', 'Elott', '']) expect(modeOf(other)).toBe('LOTT')
  },
)

test('the value of the prize mode of electronic lotteries is ELOTT', { tags: ['CONF-013'] }, () => {
  expect(prizeModes.Elott).toBe('ELOTT')
  expect(launchAddress({ prizeMode: prizeModes.Elott })).toContain('prize_mode=ELOTT')
})

test(
  'the play types are Tradition and Entertainment: trad and ent as they travel, and a launch is of tradition',
  { tags: ['CONF-014'] },
  () => {
    expect(playTypes).toEqual({ Tradition: 'trad', Entertainment: 'ent' })
    expect(launchAddress()).toContain('playType=trad')
  },
)

test('the gateway id WEB is 1', { tags: ['CONF-016'] }, () => {
  expect(gateways.WEB).toBe(1)
})

test('the gateway id MOBILE is 3', { tags: ['CONF-017'] }, () => {
  expect(gateways.MOBILE).toBe(3)
  expect(Object.keys(gateways)).toEqual(['WEB', 'MOBILE'])
})
