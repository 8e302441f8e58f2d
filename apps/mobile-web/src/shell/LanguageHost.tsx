import { LanguagePromptProvider } from '@lobby/platform/ports'
import { useCallback, useState, type ReactNode } from 'react'
import { Overlay } from './Overlay.tsx'

const loadLanguageSheet = () => import('./LanguageSheet.tsx').then((module) => ({ default: module.LanguageSheet }))

/** Fills the language port with the popup, which is loaded when somebody asks for it. */
export function LanguageHost({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <LanguagePromptProvider open={useCallback(() => setOpen(true), [])}>
      {children}
      {open && (
        <Overlay load={loadLanguageSheet} onClose={close}>
          {(LanguageSheet) => <LanguageSheet onClose={close} />}
        </Overlay>
      )}
    </LanguagePromptProvider>
  )
}
