import { useMemo, type ReactNode } from 'react'
import { createRequiredContext } from '../createRequiredContext.ts'

/** The callbacks of the login dialog. The dialog calls exactly one of them, one time. */
export interface LoginDialogCallbacks {
  readonly onSignedIn?: () => void
  readonly onDismissed?: () => void
}

/** The functions by which features open the login dialog. The app shell implements them. */
export interface LoginPrompt {
  readonly open: (request: LoginDialogCallbacks) => void
  /**
   * Makes the login dialog open over the page if the session expires. Screens for members call this function when they
   * mount.
   *
   * @returns A function that the screen must call when it unmounts.
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

/** Returns the functions that open the login dialog. */
export const useLoginPrompt = useFilled
