import type { PublicMerchant } from '@lobby/merchant'
import { BrandMark, SiteHeader } from '@lobby/ui'
import type { ReactNode } from 'react'

export interface HeaderFrameProps {
  readonly merchant: Pick<PublicMerchant, 'name' | 'logo'>
  readonly end: ReactNode
  /** Wraps the brand mark: the app's link home. The stamped skeleton has none. */
  readonly brand?: (mark: ReactNode) => ReactNode
}

/** The header's room and brand mark, the same in the stamped skeleton and in the running site, so that nothing shifts. */
export function HeaderFrame({ merchant, end, brand = (mark) => mark }: HeaderFrameProps) {
  const { name, logo } = merchant
  return <SiteHeader start={brand(<BrandMark src={logo.src} name={name} width={logo.width} height={logo.height} />)} end={end} />
}
