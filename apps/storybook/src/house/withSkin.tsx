import type { Decorator, Loader } from '@storybook/react-vite'
import { useInsertionEffect, type ReactNode } from 'react'
import { SideBySide } from '../beside/SideBySide.tsx'
import { applySkin } from './applySkin.ts'
import { LocaleNote, readPage } from './readPage.tsx'
import { skinOf } from './skins.ts'
import { readToolbar, writeToolbar, type Toolbar } from './toolbar.ts'
import { writingOf } from './writing.ts'

/** Applies the toolbar's skin, language and direction to the document while it is mounted. */
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

/** Shows each story in the chosen merchant's theme, or side by side in all of them. */
export const withSkin: Decorator = (Story, { globals, id, viewMode }) => {
  const toolbar = readPage(globals)
  return (
    <Skinned toolbar={toolbar}>
      <LocaleNote globals={globals} />
      {toolbar.merchant === 'all' && viewMode === 'story' ? (
        <SideBySide key={`${id} ${writeToolbar(toolbar)}`} story={id} toolbar={toolbar} />
      ) : (
        <Story />
      )}
    </Skinned>
  )
}

/** The part of Storybook's preview that this file uses. A test page does not have it. */
interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly renderOptions?: { autoplay?: boolean } } }
}

/** Turns off the play function on the page that shows merchants side by side. It runs in each frame instead. */
export const playInFrames: Loader = ({ globals }) => {
  const options = (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.renderOptions
  if (options) options.autoplay = readToolbar(globals).merchant !== 'all'
}
