import { expect, test } from 'vitest'
import { fromLab } from './toolbar.ts'
import { writeLook } from '../lab/choices.ts'
import { flagsOf } from './folderFlags.ts'

const folders = { aurora: ['ageQuestion'], trevo: ['usernameRegistration'] } as const

test('returns the flags of the shown merchant', () => {
  expect(flagsOf({ merchant: 'trevo', skin: '' }, folders)).toEqual(['usernameRegistration'])
})

test('returns the flags of the merchant that a theme of the skin lab began with', () => {
  expect(flagsOf({ merchant: fromLab, skin: writeLook({ of: 'aurora', changed: {} }) }, folders)).toEqual([
    'ageQuestion',
  ])
  expect(flagsOf({ merchant: fromLab, skin: '' }, folders)).toBeUndefined()
})

test('returns no flags when all merchants are shown, or before the folders are known', () => {
  expect(flagsOf({ merchant: 'all', skin: '' }, folders)).toBeUndefined()
  expect(flagsOf({ merchant: 'aurora', skin: '' }, {})).toBeUndefined()
})
