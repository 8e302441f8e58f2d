import { useState, type ComponentType, type KeyboardEvent } from 'react'
import type { OptionSheetProps } from './OptionSheet.tsx'

type SheetState = 'closed' | 'loading' | 'open' | 'failed'

/**
 * A function that loads the chunk of the sheet. It is called only when a player is about to open the sheet, because
 * most players never open one.
 */
export type OptionSheetLoader = () => Promise<{ readonly OptionSheet: ComponentType<OptionSheetProps> }>

const loadOptionSheet: OptionSheetLoader = () => import('./OptionSheet.tsx')

/**
 * Loads the sheet of a button on demand. Returns the sheet component, its `state`, and `opener`: the event handlers of
 * the button that opens the sheet. If the chunk fails to load, the form stays usable, and the next press tries to load
 * the chunk again.
 */
export function useOptionSheet(load: OptionSheetLoader = loadOptionSheet) {
  const [state, setState] = useState<SheetState>('closed')
  const [OptionSheet, setOptionSheet] = useState<ComponentType<OptionSheetProps> | null>(null)
  const fetchSheet = async () => {
    setState('loading')
    try {
      const module = await load()
      setOptionSheet(() => module.OptionSheet)
      setState('open')
    } catch {
      setState('failed')
    }
  }
  const show = () => {
    if (OptionSheet) setState('open')
    else if (state !== 'loading') void fetchSheet()
  }
  return {
    state,
    OptionSheet,
    setOpen: (open: boolean) => setState(open ? 'open' : 'closed'),
    opener: {
      // Starts to load the chunk before the click. A failure is ignored here, because the click reports it.
      onPointerDown: () => void load().catch(() => undefined),
      onClick: show,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        show()
      },
    },
  }
}
