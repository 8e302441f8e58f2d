import { expect, test } from 'vitest'
import { fromLab } from './toolbar.ts'
import { writeLook } from '../lab/choices.ts'
import { flagsOf } from './folderFlags.ts'

const folders = { aurora: ['ageQuestion'], trevo: ['usernameRegistration'] } as const

test('the flags of a story are its merchant’s', () => {
  expect(flagsOf({ merchant: 'trevo', skin: '' }, folders)).toEqual(['usernameRegistration'])
})

test('a look of the lab has the flags of the merchant that it began with', () => {
  expect(flagsOf({ merchant: fromLab, skin: writeLook({ of: 'aurora', changed: {} }) }, folders)).toEqual([
    'ageQuestion',
  ])
  expect(flagsOf({ merchant: fromLab, skin: '' }, folders)).toBeUndefined()
})

test('all merchants together have no flags of a folder, and nobody has before folders are known', () => {
  expect(flagsOf({ merchant: 'all', skin: '' }, folders)).toBeUndefined()
  expect(flagsOf({ merchant: 'aurora', skin: '' }, {})).toBeUndefined()
})
