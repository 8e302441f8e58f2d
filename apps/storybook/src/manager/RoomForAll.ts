import { useEffect, useRef } from 'react'
import { useGlobals } from 'storybook/manager-api'

const none = { value: undefined, isRotated: false }
const sizeIn = (viewport: unknown): unknown => Object(viewport).value

/** Merchants side by side get the whole canvas and keep the size for each of their frames; one merchant alone gets it back. */
export function RoomForAll(): null {
  const [globals, update] = useGlobals()
  const all = globals['merchant'] === 'all'
  const before = useRef(all)
  const size = sizeIn(globals['viewport'])
  const beside: unknown = globals['beside']
  useEffect(() => {
    if (all && typeof size === 'string') update({ viewport: none, beside: size })
    if (!all && before.current) update({ viewport: { value: beside, isRotated: false } })
    before.current = all
  }, [all, size, beside, update])
  return null
}
