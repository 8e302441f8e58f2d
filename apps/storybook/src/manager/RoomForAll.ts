import { useEffect, useRef } from 'react'
import { useGlobals } from 'storybook/manager-api'

const none = { value: undefined, isRotated: false }

/** Merchants side by side get the whole canvas, since each has a frame of a phone's width; one merchant alone gets the viewport back. */
export function RoomForAll(): null {
  const [globals, update] = useGlobals()
  const all = globals['merchant'] === 'all'
  const before = useRef<unknown>(undefined)
  const viewport: unknown = globals['viewport']
  useEffect(() => {
    if (all && before.current === undefined) {
      before.current = viewport
      update({ viewport: none })
    } else if (!all && before.current !== undefined) {
      update({ viewport: before.current })
      before.current = undefined
    }
  }, [all, viewport, update])
  return null
}
