import { isBefore, type Device } from '@lobby/platform/environment'
import type { DownloadLink } from './downloadQuery.ts'

/** The types of downloads, in the order of the popup (specification part 2, section 2.12). */
export const offerTypes = ['Android', 'MOBILECONFIG', 'IOS'] as const
export type OfferType = (typeof offerTypes)[number]

export interface Offer {
  readonly type: OfferType
  readonly url: string
  /** True when the download is for the current device. */
  readonly fits: boolean
}

const isOlder = ({ system, version }: Device, than: readonly [number, number]) =>
  system === 'ios' && version !== null && isBefore(version, than)

/**
 * Returns true for old systems that need extra tips in the add-to-home guide: iOS 12.x below 12.2, and 11 and lower
 * (specification part 2, section 9).
 */
export const needsLegacyTips = (device: Device): boolean => isOlder(device, [12, 2])

/** Returns true when the device can run the app for iOS, which needs 12.4 or later (C19). */
export const takesIosApp = (device: Device): boolean => !isOlder(device, [12, 4])

const systemByType: Readonly<Record<OfferType, Device['system']>> = {
  Android: 'android',
  MOBILECONFIG: 'ios',
  IOS: 'ios',
}

/**
 * Returns the downloads that the site offers from the platform's links, those for the current device first. Leaves
 * out addresses that the merchant does not allow, and the iOS app on systems that cannot run it.
 */
export function offersOf(
  links: readonly DownloadLink[],
  device: Device,
  isAllowed: (url: string) => boolean,
): readonly Offer[] {
  const offers = offerTypes.flatMap((type): Offer[] => {
    const url = links.find(({ resourceType }) => resourceType === type)?.url
    if (url === undefined || !isAllowed(url) || (type === 'IOS' && !takesIosApp(device))) return []
    return [{ type, url, fits: systemByType[type] === device.system }]
  })
  return [...offers.filter(({ fits }) => fits), ...offers.filter(({ fits }) => !fits)]
}
