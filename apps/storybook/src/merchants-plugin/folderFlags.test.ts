import { expect, test } from 'vitest'
import { LAB_MERCHANT_ID } from './toolbar.ts'
import { encodeLabTheme } from '../lab/labTheme.ts'
import { getMerchantFolderFlags } from './folderFlags.ts'

const folders = { aurora: ['ageQuestion'], trevo: ['usernameRegistration'] } as const

test('returns the feature flags of the merchant that the toolbar selects', () => {
  expect(getMerchantFolderFlags({ merchant: 'trevo', skin: '' }, folders)).toEqual(['usernameRegistration'])
})

test('returns the feature flags of the merchant whose theme the skin lab has changed', () => {
  expect(
    getMerchantFolderFlags(
      { merchant: LAB_MERCHANT_ID, skin: encodeLabTheme({ merchant: 'aurora', changed: {} }) },
      folders,
    ),
  ).toEqual(['ageQuestion'])
  expect(getMerchantFolderFlags({ merchant: LAB_MERCHANT_ID, skin: '' }, folders)).toBeUndefined()
})

test('returns no feature flags when all merchants are shown, or before the folders are known', () => {
  expect(getMerchantFolderFlags({ merchant: 'all', skin: '' }, folders)).toBeUndefined()
  expect(getMerchantFolderFlags({ merchant: 'aurora', skin: '' }, {})).toBeUndefined()
})
