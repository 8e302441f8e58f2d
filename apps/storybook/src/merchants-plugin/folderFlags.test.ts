import { expect, test } from 'vitest'
import { LAB_MERCHANT } from './toolbar.ts'
import { encodeLabTheme } from '../lab/labTheme.ts'
import { getFolderFlags } from './folderFlags.ts'

const folders = { aurora: ['ageQuestion'], trevo: ['usernameRegistration'] } as const

test('returns the feature flags of the merchant that the toolbar selects', () => {
  expect(getFolderFlags({ merchant: 'trevo', skin: '' }, folders)).toEqual(['usernameRegistration'])
})

test('returns the feature flags of the merchant whose theme the skin lab has changed', () => {
  expect(
    getFolderFlags({ merchant: LAB_MERCHANT, skin: encodeLabTheme({ merchant: 'aurora', changed: {} }) }, folders),
  ).toEqual(['ageQuestion'])
  expect(getFolderFlags({ merchant: LAB_MERCHANT, skin: '' }, folders)).toBeUndefined()
})

test('returns no feature flags when all merchants are shown, or before the folders are known', () => {
  expect(getFolderFlags({ merchant: 'all', skin: '' }, folders)).toBeUndefined()
  expect(getFolderFlags({ merchant: 'aurora', skin: '' }, {})).toBeUndefined()
})
