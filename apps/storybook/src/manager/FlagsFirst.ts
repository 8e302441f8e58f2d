import { useEffect, useRef } from 'react'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'

const panels = { controls: 'addon-controls', flags: 'lobby/flags' } as const

/** A screen has few props or none, and flags: its panel opens with them, and a component's with its controls, unless another one is open. */
export function FlagsFirst(): null {
  const api = useStorybookApi()
  const { storyId } = useStorybookState()
  // While the first story is being found there is none.
  const ofScreen = /^screens-/.test(storyId)
  const before = useRef(false)
  useEffect(() => {
    if (before.current === ofScreen) return
    before.current = ofScreen
    const open = api.getSelectedPanel()
    const [from, to] = ofScreen ? [panels.controls, panels.flags] : [panels.flags, panels.controls]
    if (open === from || open === undefined) api.setSelectedPanel(to)
  }, [api, ofScreen])
  return null
}
