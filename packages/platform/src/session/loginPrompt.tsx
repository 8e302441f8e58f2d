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
  /**
   * For a page that is a member's alone: while it is held, a session that expires opens the dialog over the page. Gives the way to let go.
   */
  readonly hold: () => () => void
}

const [Context, useFilled] = requiredContext<LoginPrompt>('LoginPromptProvider')

export interface LoginPromptProviderProps {
  readonly open: LoginPrompt['open']
  /** Nothing is held when not given. */
  readonly hold?: LoginPrompt['hold']
  readonly children: ReactNode
}

/** Fills the port to the login dialog. */
export function LoginPromptProvider({ open, hold = holdNothing, children }: LoginPromptProviderProps) {
  return <Context value={useMemo(() => ({ open, hold }), [open, hold])}>{children}</Context>
}

const holdNothing = () => () => undefined

/** Opens the login dialog. */
export const useLoginPrompt = useFilled
