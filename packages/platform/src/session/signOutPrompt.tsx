import type { ReactNode } from 'react'
import { createRequiredContext } from '../createRequiredContext.ts'

const [Context, useFilled] = createRequiredContext<() => void>('SignOutPromptProvider')

/** Provides the function that opens the sign-out dialog to all components below. */
export function SignOutPromptProvider({ ask, children }: { readonly ask: () => void; readonly children: ReactNode }) {
  return <Context value={ask}>{children}</Context>
}

/**
 * Returns the function that opens the sign-out dialog (specification part 1, section 4). The member signs out after a
 * confirmation. Every sign-out button uses this function.
 */
export const useSignOutPrompt = useFilled
