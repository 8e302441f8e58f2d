import type { PublicMerchant } from '@lobby/merchant'
import { BrandLogo, SiteHeader } from '@lobby/ui'
import type { ReactNode } from 'react'

export interface HeaderFrameProps {
  readonly merchant: Pick<PublicMerchant, 'name' | 'logo'>
  readonly end: ReactNode
  readonly aside?: ReactNode
  /** Wraps the brand mark in the app's link to home. The stamped skeleton has no link. */
  readonly brand?: (mark: ReactNode) => ReactNode
}

type Branded = Pick<HeaderFrameProps, 'merchant'>

/** Renders the merchant's brand mark. */
export const HeaderBrandLogo = ({ merchant: { name, logo } }: Branded) => (
  <BrandLogo src={logo.src} name={name} width={logo.width} height={logo.height} />
)

/**
 * Renders the header's layout and brand mark, in the stamped skeleton and in the running site, so that nothing shifts
 * when the site starts.
 */
export function HeaderFrame({ merchant, end, aside, brand = (mark) => mark }: HeaderFrameProps) {
  return <SiteHeader start={brand(<HeaderBrandLogo merchant={merchant} />)} aside={aside} end={end} />
}
