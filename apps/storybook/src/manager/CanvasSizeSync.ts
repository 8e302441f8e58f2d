import { useEffect, useRef } from 'react'
import { useGlobals, useStorybookState } from 'storybook/manager-api'
import { isPhoneSizeName, desktopStoryGlobals } from '../merchants-plugin/viewports.ts'

/**
 * Sets the size of Storybook's canvas. For a single merchant, the canvas has the chosen phone size. For all merchants
 * side by side, the canvas is as large as possible, and each merchant's frame has the chosen phone size.
 */
export function CanvasSizeSync(): null {
  const [globals, update] = useGlobals()
  // Wait until the preview is ready. Before that, the preview throws if the globals change.
  const { previewInitialized } = useStorybookState()
  const all = globals['merchant'] === 'all'
  const before = useRef(all)
  const size: unknown = Object(globals['viewport']).value
  const beside: unknown = globals['beside']
  useEffect(() => {
    if (!previewInitialized) return
    if (all && isPhoneSizeName(size)) update({ ...desktopStoryGlobals, beside: size })
    if (!all && before.current) update({ viewport: { value: beside, isRotated: false } })
    before.current = all
  }, [all, size, beside, update, previewInitialized])
  return null
}
