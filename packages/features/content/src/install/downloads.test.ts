import { readDevice } from '@lobby/platform/environment'
import { USER_AGENTS, type UserAgentName } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import type { DownloadLink } from './downloadLinksQuery.ts'
import { needsOldIosTips, listDownloadOptions, supportsIosApp } from './downloads.ts'

const device = (name: UserAgentName) => readDevice(USER_AGENTS[name])
const links: DownloadLink[] = (['IOS', 'AppDownloadIcon', 'Android', 'MOBILECONFIG'] as const).map((resourceType) => ({
  resourceType,
  url: `https://help.example/${resourceType}`,
}))
const offered = (name: UserAgentName, isAllowed: (url: string) => boolean = () => true) =>
  listDownloadOptions(links, device(name), isAllowed)
    .map(({ type, isForDevice }) => (isForDevice ? type : `(${type})`))
    .join(' ')

test.each<[UserAgentName, string]>([
  ['Android 14, Chrome', 'Android (MOBILECONFIG) (IOS)'],
  ['iOS 17.5, Safari', 'MOBILECONFIG IOS (Android)'],
  ['iPadOS 17.4, Safari', 'MOBILECONFIG IOS (Android)'],
  ['iOS 12.3.1, Safari', 'MOBILECONFIG (Android)'],
  ['Windows, Chrome', '(Android) (MOBILECONFIG) (IOS)'],
])('lists the downloads for %s: %s', { tags: ['P10'] }, (name, offers) => {
  expect(offered(name)).toBe(offers)
})

test('lists downloads only when the merchant allows their URL', { tags: ['P10', 'P10-control'] }, () => {
  expect(offered('iOS 17.5, Safari', (url) => !url.endsWith('/IOS'))).toBe('MOBILECONFIG (Android)')
  expect(offered('iOS 17.5, Safari')).toBe('MOBILECONFIG IOS (Android)')
})

test('requires iOS 12.4 for the iOS app', { tags: ['HOME-108'] }, () => {
  expect(
    (
      ['iOS 11.4, Safari', 'iOS 12.2, Safari', 'iOS 12.3.1, Safari', 'iOS 12.4, Safari', 'iOS 17.5, Safari'] as const
    ).map((name) => supportsIosApp(device(name))),
  ).toEqual([false, false, false, true, true])
})

test(
  'requires the tips for old iOS versions on iOS 12.0 and 12.1, but not from iOS 12.2 on',
  { tags: ['HOME-102'] },
  () => {
    expect(
      (
        [
          'iOS 12.0, Safari',
          'iOS 12.1.4, Safari',
          'iOS 12.2, Safari',
          'iOS 12.3.1, Safari',
          'iOS 12.4, Safari',
        ] as const
      ).map((name) => needsOldIosTips(device(name))),
    ).toEqual([true, true, false, false, false])
  },
)

test(
  'requires the tips for old iOS versions on iOS 10 and 11, but not on Android or Windows',
  { tags: ['HOME-103'] },
  () => {
    expect(
      (
        ['iOS 10.3, Safari', 'iOS 11.4, Safari', 'iOS 17.5, Safari', 'Android 14, Chrome', 'Windows, Chrome'] as const
      ).map((name) => needsOldIosTips(device(name))),
    ).toEqual([true, true, false, false, false])
  },
)
