import { readDevice } from '@lobby/platform/environment'
import { userAgents, type UserAgentName } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import type { DownloadLink } from './downloadQuery.ts'
import { needsLegacyTips, offersOf, takesIosApp } from './offers.ts'

const device = (name: UserAgentName) => readDevice(userAgents[name])
const links: DownloadLink[] = (['IOS', 'AppDownloadIcon', 'Android', 'MOBILECONFIG'] as const).map((resourceType) => ({
  resourceType,
  url: `https://help.example/${resourceType}`,
}))
const offered = (name: UserAgentName, isAllowed: (url: string) => boolean = () => true) =>
  offersOf(links, device(name), isAllowed).map(({ type, fits }) => (fits ? type : `(${type})`)).join(' ')

test.each<[UserAgentName, string]>([
  ['Android 14, Chrome', 'Android (MOBILECONFIG) (IOS)'],
  ['iOS 17.5, Safari', 'MOBILECONFIG IOS (Android)'],
  ['iPadOS 17.4, Safari', 'MOBILECONFIG IOS (Android)'],
  ['iOS 12.3.1, Safari', 'MOBILECONFIG (Android)'],
  ['Windows, Chrome', '(Android) (MOBILECONFIG) (IOS)'],
])('P10: on %s the offers are %s', (name, offers) => {
  expect(offered(name)).toBe(offers)
})

test('P10, with its control: what leads to where the merchant sends nobody is not offered, and the same links are where it does', () => {
  expect(offered('iOS 17.5, Safari', (url) => !url.endsWith('/IOS'))).toBe('MOBILECONFIG (Android)')
  expect(offered('iOS 17.5, Safari')).toBe('MOBILECONFIG IOS (Android)')
})

test('[HOME-108] the app needs iOS 12.4 or later', () => {
  expect((['iOS 11.4, Safari', 'iOS 12.2, Safari', 'iOS 12.3.1, Safari', 'iOS 12.4, Safari', 'iOS 17.5, Safari'] as const).map((name) => takesIosApp(device(name)))).toEqual([
    false, false, false, true, true,
  ])
})

test('[HOME-102] legacy tips are for iOS 12.x below 12.2', () => {
  expect((['iOS 12.0, Safari', 'iOS 12.1.4, Safari', 'iOS 12.2, Safari', 'iOS 12.3.1, Safari', 'iOS 12.4, Safari'] as const).map((name) => needsLegacyTips(device(name)))).toEqual([
    true, true, false, false, false,
  ])
})

test('[HOME-103] and for iOS 11 and lower, and for nothing else', () => {
  expect((['iOS 10.3, Safari', 'iOS 11.4, Safari', 'iOS 17.5, Safari', 'Android 14, Chrome', 'Windows, Chrome'] as const).map((name) => needsLegacyTips(device(name)))).toEqual([
    true, true, false, false, false,
  ])
})
