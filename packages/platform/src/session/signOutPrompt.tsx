import type { ReactNode } from 'react'
import { createRequiredContext } from '../createRequiredContext.ts'

const [Context, useFilled] = createRequiredContext<() => void>('SignOutProvider')

/** Provides the port to the sign-out dialog. */
export function SignOutProvider({ ask, children }: { readonly ask: () => void; readonly children: ReactNode }) {
  return <Context value={ask}>{children}</Context>
}

/**
 * Returns the function that asks the member to confirm and then signs out (specification part 1, section 4). Every
 * sign-out button uses it.
 */
export const useSignOut = useFilled
