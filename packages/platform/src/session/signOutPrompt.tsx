import type { ReactNode } from 'react'
import { requiredContext } from '../requiredContext.ts'

const [Context, useFilled] = requiredContext<() => void>('SignOutProvider')

/** Fills the port to the sign-out. */
export function SignOutProvider({ ask, children }: { readonly ask: () => void; readonly children: ReactNode }) {
  return <Context value={ask}>{children}</Context>
}

/** Asks the member to confirm, and signs out (specification part 1, section 4): for every menu that has a sign-out. */
export const useSignOut = useFilled
