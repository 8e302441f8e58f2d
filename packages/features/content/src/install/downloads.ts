import { isOlderVersion, type Device } from '@lobby/platform/environment'
import type { DownloadLink } from './downloadLinksQuery.ts'

/** The types of downloads, in the order of the download popup (specification part 2, section 2.12). */
export const downloadOptionTypes = ['Android', 'MOBILECONFIG', 'IOS'] as const
export type DownloadOptionType = (typeof downloadOptionTypes)[number]

export interface DownloadOption {
  readonly type: DownloadOptionType
  readonly url: string
  /** True if the download is for the current device. */
  readonly isForDevice: boolean
}

const isOlder = ({ system, version }: Device, than: readonly [number, number]) =>
  system === 'ios' && version !== null && isOlderVersion(version, than)

/**
 * Returns true if the add-to-home guide has to show extra tips, because the device has iOS 12.0, 12.1, or 11 or lower
 * (specification part 2, section 9).
 */
export const needsOldIosTips = (device: Device): boolean => isOlder(device, [12, 2])

/** Returns true if the device can run the merchant's iOS app, which needs iOS 12.4 or later (C19 in decision 001). */
export const supportsIosApp = (device: Device): boolean => !isOlder(device, [12, 4])

const systemByType: Readonly<Record<DownloadOptionType, Device['system']>> = {
  Android: 'android',
  MOBILECONFIG: 'ios',
  IOS: 'ios',
}

/**
 * Returns the downloads to offer, chosen from the platform's links; downloads for the current device come first. Leaves
 * out URLs that the merchant does not allow, and the iOS app on systems that cannot run it.
 */
export function listDownloadOptions(
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
