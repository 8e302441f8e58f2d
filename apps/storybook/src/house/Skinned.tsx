import { useInsertionEffect, type ReactNode } from 'react'
import { applySkin } from './applySkin.ts'
import { skinOf } from './skins.ts'
import type { Toolbar } from './toolbar.ts'
import { writingOf } from './writing.ts'

/** The document looks as the toolbar wants it for as long as this is shown. */
export function Skinned({ toolbar, children }: { readonly toolbar: Toolbar; readonly children: ReactNode }) {
  const skin = skinOf(toolbar)
  const { lang, dir } = writingOf(toolbar)
  const size = toolbar.text === 'double' ? '200%' : ''
  useInsertionEffect(() => {
    applySkin(document, skin, { lang, dir })
    document.documentElement.style.fontSize = size
  }, [skin, lang, dir, size])
  return children
}
