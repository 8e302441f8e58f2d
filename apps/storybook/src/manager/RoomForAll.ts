import { useEffect, useRef } from 'react'
import { useGlobals, useStorybookState } from 'storybook/manager-api'
import { isPhone, onADesk } from '../house/viewports.ts'

/** Merchants side by side get the whole canvas and keep the size for each of their frames; one merchant alone gets it back. */
export function RoomForAll(): null {
  const [globals, update] = useGlobals()
  // The page of the stories throws at a change that comes before it is ready.
  const { previewInitialized } = useStorybookState()
  const all = globals['merchant'] === 'all'
  const before = useRef(all)
  const size: unknown = Object(globals['viewport']).value
  const beside: unknown = globals['beside']
  useEffect(() => {
    if (!previewInitialized) return
    if (all && isPhone(size)) update({ ...onADesk, beside: size })
    if (!all && before.current) update({ viewport: { value: beside, isRotated: false } })
    before.current = all
  }, [all, size, beside, update, previewInitialized])
  return null
}
