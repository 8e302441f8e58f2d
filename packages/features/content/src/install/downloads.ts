import { isOlderVersion, type Device } from '@lobby/platform/environment'
import type { DownloadLink } from './downloadQuery.ts'

/** The types of downloads, in the order of the popup (specification part 2, section 2.12). */
export const downloadOptionTypes = ['Android', 'MOBILECONFIG', 'IOS'] as const
export type DownloadOptionType = (typeof downloadOptionTypes)[number]

export interface DownloadOption {
  readonly type: DownloadOptionType
  readonly url: string
  /** True when the download is for the current device. */
  readonly isForDevice: boolean
}

const isOlder = ({ system, version }: Device, than: readonly [number, number]) =>
  system === 'ios' && version !== null && isOlderVersion(version, than)

/**
 * Returns true for old systems that need extra tips in the add-to-home guide: iOS 12.x below 12.2, and 11 and lower
 * (specification part 2, section 9).
 */
export const needsLegacyTips = (device: Device): boolean => isOlder(device, [12, 2])

/** Returns true when the device can run the app for iOS, which needs 12.4 or later (C19). */
export const supportsIosApp = (device: Device): boolean => !isOlder(device, [12, 4])

const systemByType: Readonly<Record<DownloadOptionType, Device['system']>> = {
  Android: 'android',
  MOBILECONFIG: 'ios',
  IOS: 'ios',
}

/**
 * Returns the downloads that the site offers from the platform's links, those for the current device first. Leaves
 * out addresses that the merchant does not allow, and the iOS app on systems that cannot run it.
 */
export function listDownloads(
  links: readonly DownloadLink[],
  device: Device,
  isAllowed: (url: string) => boolean,
): readonly DownloadOption[] {
  const offers = downloadOptionTypes.flatMap((type): DownloadOption[] => {
    const url = links.find(({ resourceType }) => resourceType === type)?.url
    if (url === undefined || !isAllowed(url) || (type === 'IOS' && !supportsIosApp(device))) return []
    return [{ type, url, isForDevice: systemByType[type] === device.system }]
  })
  return [...offers.filter(({ isForDevice }) => isForDevice), ...offers.filter(({ isForDevice }) => !isForDevice)]
}
