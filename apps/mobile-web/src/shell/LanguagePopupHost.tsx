import { LanguagePromptProvider } from '@lobby/platform/ports'
import { useCallback, useState, type ReactNode } from 'react'
import { LazyOverlay } from './LazyOverlay.tsx'

const loadLanguageSheet = () => import('./LanguageSheet.tsx').then((module) => ({ default: module.LanguageSheet }))

/** Provides the language popup through the language port. Loads the popup's code when the popup is first opened. */
export function LanguagePopupHost({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <LanguagePromptProvider open={useCallback(() => setOpen(true), [])}>
      {children}
      {open && (
        <LazyOverlay load={loadLanguageSheet} onClose={close}>
          {(LanguageSheet) => <LanguageSheet onClose={close} />}
        </LazyOverlay>
      )}
    </LanguagePromptProvider>
  )
}
