import type { AnchorHTMLAttributes } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick' | 'target'> {
  /** A path of the site, from `routes`. */
  readonly to: string
}

/** A link within the site. The router's own brings along its prefetching of pages: bytes that every first load would pay for. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={useHref(to)} onClick={useLinkClickHandler(to)}>
      {children}
    </a>
  )
}
