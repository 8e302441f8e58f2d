import type { ReactNode } from 'react'
import { createRequiredContext } from '../createRequiredContext.ts'

const [Context, useFilled] = createRequiredContext<() => void>('LanguagePromptProvider')

/** Provides the port to the language popup: `open` shows it (specification part 1, section 2). */
export function LanguagePromptProvider({
  open,
  children,
}: {
  readonly open: () => void
  readonly children: ReactNode
}) {
  return <Context value={open}>{children}</Context>
}

/** Returns the function that opens the language popup. */
export const useLanguagePrompt = useFilled
