import type { Decorator, Loader } from '@storybook/react-vite'
import { useInsertionEffect, type ReactNode } from 'react'
import { SideBySide } from '../beside/SideBySide.tsx'
import { applySkin } from './applySkin.ts'
import { LocaleNote, readPage } from './readPage.tsx'
import { skinOf } from './skins.ts'
import { readToolbar, writeToolbar, type Toolbar } from './toolbar.ts'
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

/** Shows each story in the chosen merchant's theme, or in all of them beside one another. */
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

/** Storybook's own page, as far as it is asked; a test's page has none. */
interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly renderOptions?: { autoplay?: boolean } } }
}

/** Side by side a story plays in each of the frames, and not on the page that holds them. */
export const playInFrames: Loader = ({ globals }) => {
  const options = (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.renderOptions
  if (options) options.autoplay = readToolbar(globals).merchant !== 'all'
}
