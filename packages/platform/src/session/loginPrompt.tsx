import { useMemo, type ReactNode } from 'react'
import { requiredContext } from '../requiredContext.ts'

/** What happens after the login dialog: exactly one of both, once. */
export interface LoginRequest {
  readonly onSignedIn?: () => void
  readonly onDismissed?: () => void
}

/** The port to the login dialog, which the app fills. */
export interface LoginPrompt {
  readonly open: (request: LoginRequest) => void
}

const [Context, useFilled] = requiredContext<LoginPrompt>(
  'Nothing asks for a sign-in here. Put <LoginPromptProvider> around this part of the tree and let it open the login dialog.',
)

/** Fills the port to the login dialog. */
export function LoginPromptProvider({ open, children }: LoginPrompt & { readonly children: ReactNode }) {
  return <Context value={useMemo(() => ({ open }), [open])}>{children}</Context>
}

/** Opens the login dialog. */
export const useLoginPrompt = useFilled
