import type { Loader } from '@storybook/react-vite'
import { readToolbar } from '../house/toolbar.ts'

/** Storybook's own page, as far as it is asked; a test's page has none. */
interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly renderOptions?: { autoplay?: boolean } } }
}

/** Side by side a story plays in each of the frames, and not on the page that holds them. */
export const playInFrames: Loader = ({ globals }) => {
  const options = (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.renderOptions
  if (options) options.autoplay = readToolbar(globals).merchant !== 'all'
}
