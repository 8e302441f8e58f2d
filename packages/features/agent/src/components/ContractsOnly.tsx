import { routes } from '@lobby/platform/navigation'
import { contractChecked, MembersOnly, parseMemberType, useMember } from '@lobby/platform/session'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'

/**
 * The one guard of the pages of contracts: members whose contracts are checked, who are not the same people as agents (C10). Whoever else
 * comes, or nobody at all, is home, without a word. A session that expires leaves the screen standing under the login dialog.
 */
export function ContractsOnly({ children }: { readonly children: ReactNode }) {
  return (
    <MembersOnly otherwise={routes.home()}>
      <OfContracted>{children}</OfContracted>
    </MembersOnly>
  )
}

function OfContracted({ children }: { readonly children: ReactNode }) {
  return contractChecked(parseMemberType(useMember().type)) ? children : <Navigate to={routes.home()} replace />
}
