import { useLanguageFormat, useText } from '@lobby/i18n'
import { Button } from '@lobby/ui'
import { SlidersHorizontal } from '@lobby/ui/icons'
import { lazy, Suspense, useState } from 'react'
import type { GameListFilterSheetProps } from './GameListFilterSheet.tsx'
import { VendorIcon } from './VendorIcon.tsx'

const FilterSheet = lazy(() =>
  import('./GameListFilterSheet.tsx').then((module) => ({ default: module.GameListFilterSheet })),
)

export interface GameListFilterButtonProps extends Omit<GameListFilterSheetProps, 'onClose'> {
  /** The names of the active filters. */
  readonly activeFilters: readonly string[]
  /** The path of the selected provider's picture; empty if no provider is selected. */
  readonly icon: string
}

/**
 * Renders the button that opens the filter panel. The button shows the selected provider's picture and the number of
 * active filters. The panel's code loads at the first press.
 */
export function GameListFilterButton({ activeFilters, icon, onChange, ...sheet }: GameListFilterButtonProps) {
  const t = useText()
  const { number } = useLanguageFormat()
  const [open, setOpen] = useState(false)
  const label = activeFilters.length > 0 ? `${t('games.filter')} · ${number(activeFilters.length)}` : t('games.filter')
  return (
    <>
      <Button
        tone={activeFilters.length > 0 ? 'brand' : 'plain'}
        size="s"
        icon={icon ? <VendorIcon path={icon} name={activeFilters[0] ?? ''} /> : <SlidersHorizontal aria-hidden />}
        aria-haspopup="dialog"
        aria-label={activeFilters.length > 0 ? `${label}: ${activeFilters.join(', ')}` : undefined}
        onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <FilterSheet
            {...sheet}
            onClose={() => setOpen(false)}
            onChange={(next) => {
              setOpen(false)
              onChange(next)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
