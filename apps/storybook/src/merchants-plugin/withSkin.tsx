import type { Decorator, Loader } from '@storybook/react-vite'
import { useInsertionEffect, type ReactNode } from 'react'
import { MerchantsSideBySide } from '../side-by-side/MerchantsSideBySide.tsx'
import { applySkin } from './applySkin.ts'
import { UnknownLocaleNotice, readToolbarWithKnownLocale } from './readToolbarWithKnownLocale.tsx'
import { getToolbarSkin } from './skins.ts'
import { readToolbarValues, formatToolbarValues, type ToolbarValues } from './toolbar.ts'
import { getDocumentLanguage } from './documentLanguage.ts'

/** Applies the toolbar's skin, language and direction to the document while it is mounted. */
export function SkinProvider({ toolbar, children }: { readonly toolbar: ToolbarValues; readonly children: ReactNode }) {
  const skin = getToolbarSkin(toolbar)
  const { lang, dir } = getDocumentLanguage(toolbar)
  const size = toolbar.text === 'double' ? '200%' : ''
  useInsertionEffect(() => {
    applySkin(document, skin, { lang, dir })
    document.documentElement.style.fontSize = size
  }, [skin, lang, dir, size])
  return children
}

/**
 * Shows each story in the theme of the merchant that the toolbar selects, or side by side in the themes of all
 * merchants.
 */
export const withSkin: Decorator = (Story, { globals, id, viewMode }) => {
  const toolbar = readToolbarWithKnownLocale(globals)
  return (
    <SkinProvider toolbar={toolbar}>
      <UnknownLocaleNotice globals={globals} />
      {toolbar.merchant === 'all' && viewMode === 'story' ? (
        <MerchantsSideBySide key={`${id} ${formatToolbarValues(toolbar)}`} storyId={id} toolbar={toolbar} />
      ) : (
        <Story />
      )}
    </SkinProvider>
  )
}

/** The part of Storybook's preview that this file uses. A test page does not have it. */
interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly renderOptions?: { autoplay?: boolean } } }
}

/**
 * Turns off the story's play function on the page that shows merchants side by side, because each frame runs the play
 * function itself.
 */
export const disablePlayFunctionOutsideFrames: Loader = ({ globals }) => {
  const options = (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.renderOptions
  if (options) options.autoplay = readToolbarValues(globals).merchant !== 'all'
}
