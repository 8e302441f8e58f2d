import { expect, test } from 'vitest'
import { gateways, launchAddress, playTypes, prizeModes, readLaunchAddress } from './index.ts'

const modeOf = (value: string) => readLaunchAddress(new URLSearchParams({ prize_mode: value })).prizeMode

test('[CONF-012] the prize modes are Lott, ZY and Elott: a launch takes each of them, and no other', () => {
  expect(Object.keys(prizeModes)).toEqual(['Lott', 'ZY', 'Elott'])
  for (const value of Object.values(prizeModes)) expect(modeOf(value)).toBe(value)
  for (const other of ['ENT', 'lott', 'Elott', '']) expect(modeOf(other)).toBe('LOTT')
})

test('[CONF-013] the value of the prize mode of electronic lotteries is ELOTT', () => {
  expect(prizeModes.Elott).toBe('ELOTT')
  expect(launchAddress({ prizeMode: prizeModes.Elott })).toContain('prize_mode=ELOTT')
})

test('[CONF-014] the play types are Tradition and Entertainment: trad and ent as they travel, and a launch is of tradition', () => {
  expect(playTypes).toEqual({ Tradition: 'trad', Entertainment: 'ent' })
  expect(launchAddress()).toContain('playType=trad')
})

test('[CONF-016] the gateway id WEB is 1', () => {
  expect(gateways.WEB).toBe(1)
})

test('[CONF-017] the gateway id MOBILE is 3', () => {
  expect(gateways.MOBILE).toBe(3)
  expect(Object.keys(gateways)).toEqual(['WEB', 'MOBILE'])
})
