import { useState, type ComponentType, type KeyboardEvent } from 'react'
import type { OptionSheetProps } from './OptionSheet.tsx'

type SheetState = 'closed' | 'loading' | 'open' | 'failed'

/** What loads the sheet's chunk: not before somebody is about to open one, since most people never do. */
export type LoadOptionSheet = () => Promise<{ readonly OptionSheet: ComponentType<OptionSheetProps> }>

const loadOptionSheet: LoadOptionSheet = () => import('./OptionSheet.tsx')

/**
 * The sheet of an opener, and what the opener needs: `state`, and handlers to spread into it. A chunk that does not come leaves the form
 * as it is; the next press asks for it again.
 */
export function useOptionSheet(load: LoadOptionSheet = loadOptionSheet) {
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
      // A pointer that comes down is about to press: the chunk is asked for already. That it failed is told at the press.
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
