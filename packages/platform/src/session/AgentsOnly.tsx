import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { routes } from '../navigation/routes/routes.ts'
import { isAgent, parseMemberType } from './memberType.ts'
import { MembersOnly, useMember } from './MembersOnly.tsx'

/**
 * The one guard of the agent's pages (specification part 2, section 2.6): without a session, or with a type that is 0, 4, 40 or cannot be
 * read, the page is home, without a word. A session that expires leaves the screen standing under the login dialog.
 */
export function AgentsOnly({ children }: { readonly children: ReactNode }) {
  return (
    <MembersOnly otherwise={routes.home()}>
      <OfAgent>{children}</OfAgent>
    </MembersOnly>
  )
}

function OfAgent({ children }: { readonly children: ReactNode }) {
  return isAgent(parseMemberType(useMember().type)) ? children : <Navigate to={routes.home()} replace />
}
