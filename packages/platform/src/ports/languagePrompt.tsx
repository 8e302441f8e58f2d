import type { ReactNode } from 'react'
import { requiredContext } from '../requiredContext.ts'

const [Context, useFilled] = requiredContext<() => void>('LanguagePromptProvider')

/** Fills the port: `open` shows the popup in which a player chooses the language (specification part 1, section 2). */
export function LanguagePromptProvider({
  open,
  children,
}: {
  readonly open: () => void
  readonly children: ReactNode
}) {
  return <Context value={open}>{children}</Context>
}

/** Opens the language popup. */
export const useLanguagePrompt = useFilled
