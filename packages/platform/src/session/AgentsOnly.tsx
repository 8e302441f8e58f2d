import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { routes } from '../navigation/routes/routes.ts'
import { isAgent, parseMemberType } from './memberType.ts'
import { MembersOnly, useMemberSession } from './MembersOnly.tsx'

/**
 * Guards every agent page (specification part 2, section 2.6). It redirects guests, and members whose type is 0, 4, 40
 * or invalid, to home without a message. If the session expires, the login dialog opens over the screen.
 */
export function AgentsOnly({ children }: { readonly children: ReactNode }) {
  return (
    <MembersOnly redirectTo={routes.home()}>
      <AgentGuard>{children}</AgentGuard>
    </MembersOnly>
  )
}

function AgentGuard({ children }: { readonly children: ReactNode }) {
  return isAgent(parseMemberType(useMemberSession().type)) ? children : <Navigate to={routes.home()} replace />
}
