import type { PublicMerchant } from '@lobby/merchant'
import { BrandMark, SiteHeader } from '@lobby/ui'
import type { ReactNode } from 'react'

export interface HeaderFrameProps {
  readonly merchant: Pick<PublicMerchant, 'name' | 'logo'>
  readonly end: ReactNode
  readonly aside?: ReactNode
  /** Wraps the brand mark: the app's link home. The stamped skeleton has none. */
  readonly brand?: (mark: ReactNode) => ReactNode
}

type Branded = Pick<HeaderFrameProps, 'merchant'>

/** The merchant's logo. */
export const HeaderMark = ({ merchant: { name, logo } }: Branded) => (
  <BrandMark src={logo.src} name={name} width={logo.width} height={logo.height} />
)

/** The header's room and brand mark, the same in the stamped skeleton and in the running site, so that nothing shifts. */
export function HeaderFrame({ merchant, end, aside, brand = (mark) => mark }: HeaderFrameProps) {
  return <SiteHeader start={brand(<HeaderMark merchant={merchant} />)} aside={aside} end={end} />
}
