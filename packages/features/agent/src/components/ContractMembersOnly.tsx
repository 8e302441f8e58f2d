import { routes } from '@lobby/platform/navigation'
import { needsAgentContractCheck, MembersOnly, parseMemberType, useMemberSession } from '@lobby/platform/session'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'

/**
 * Shows a contract page only to members whose member type can have contracts, and redirects all other users to home.
 * Some member types with contracts are not agents (C10 in decision 001). If the session expires, the page stays mounted
 * under the login dialog.
 */
export function ContractMembersOnly({ children }: { readonly children: ReactNode }) {
  return (
    <MembersOnly redirectTo={routes.home()}>
      <CheckedMembersOnly>{children}</CheckedMembersOnly>
    </MembersOnly>
  )
}

function CheckedMembersOnly({ children }: { readonly children: ReactNode }) {
  return needsAgentContractCheck(parseMemberType(useMemberSession().type)) ? (
    children
  ) : (
    <Navigate to={routes.home()} replace />
  )
}
