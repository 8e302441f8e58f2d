import { useMemo, type ReactNode } from 'react'
import { createRequiredContext } from '../createRequiredContext.ts'

/** The callbacks of the login dialog. Exactly one of the two is called, and only one time. */
export interface LoginRequest {
  readonly onSignedIn?: () => void
  readonly onDismissed?: () => void
}

/** The port to the login dialog. The app shell implements it. */
export interface LoginPrompt {
  readonly open: (request: LoginRequest) => void
  /**
   * Makes the dialog open over the page if the session expires. Pages for members call it while they are mounted.
   *
   * @returns A function that undoes this.
   */
  readonly openOnExpiry: () => () => void
}

const [Context, useFilled] = createRequiredContext<LoginPrompt>('LoginPromptProvider')

export interface LoginPromptProviderProps {
  readonly open: LoginPrompt['open']
  /** Defaults to a function that does nothing. */
  readonly openOnExpiry?: LoginPrompt['openOnExpiry']
  readonly children: ReactNode
}

/** Provides the port to the login dialog. */
export function LoginPromptProvider({ open, openOnExpiry = holdNothing, children }: LoginPromptProviderProps) {
  return <Context value={useMemo(() => ({ open, openOnExpiry }), [open, openOnExpiry])}>{children}</Context>
}

const holdNothing = () => () => undefined

/** Returns the port that opens the login dialog. */
export const useLoginPrompt = useFilled
