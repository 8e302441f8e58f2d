import { isBefore, type Device } from '@lobby/platform/environment'
import type { DownloadLink } from './downloadQuery.ts'

/** What can be put on a phone, in the order in which the popup lists it (specification part 2, section 2.12). */
export const offerTypes = ['Android', 'MOBILECONFIG', 'IOS'] as const
export type OfferType = (typeof offerTypes)[number]

export interface Offer {
  readonly type: OfferType
  readonly url: string
  /** It is for the device in the player's hand. */
  readonly fits: boolean
}

const isOlder = ({ system, version }: Device, than: readonly [number, number]) =>
  system === 'ios' && version !== null && isBefore(version, than)

/** Tips of the add-to-home guide for older systems: iOS 12.x below 12.2, and 11 and lower (specification part 2, section 9). */
export const needsLegacyTips = (device: Device): boolean => isOlder(device, [12, 2])

/** The app for iOS needs 12.4 or later (C19). */
export const takesIosApp = (device: Device): boolean => !isOlder(device, [12, 4])

const systemOf: Readonly<Record<OfferType, Device['system']>> = { Android: 'android', MOBILECONFIG: 'ios', IOS: 'ios' }

/**
 * What a player may be offered of the links that the platform gives: what leads to where the merchant sends nobody is none, and no app is
 * offered to a system that cannot run it. What fits the device comes first.
 */
export function offersOf(
  links: readonly DownloadLink[],
  device: Device,
  isAllowed: (url: string) => boolean,
): readonly Offer[] {
  const offers = offerTypes.flatMap((type): Offer[] => {
    const url = links.find(({ resourceType }) => resourceType === type)?.url
    if (url === undefined || !isAllowed(url) || (type === 'IOS' && !takesIosApp(device))) return []
    return [{ type, url, fits: systemOf[type] === device.system }]
  })
  return [...offers.filter(({ fits }) => fits), ...offers.filter(({ fits }) => !fits)]
}
