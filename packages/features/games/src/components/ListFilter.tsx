import { useFormat, useText } from '@lobby/i18n'
import { Button } from '@lobby/ui'
import { SlidersHorizontal } from '@lobby/ui/icons'
import { lazy, Suspense, useState } from 'react'
import type { FilterSheetProps } from './FilterSheet.tsx'
import { VendorMark } from './VendorMark.tsx'

const FilterSheet = lazy(() => import('./FilterSheet.tsx').then((module) => ({ default: module.FilterSheet })))

export interface ListFilterProps extends Omit<FilterSheetProps, 'onClose'> {
  /** The names of the active filters. */
  readonly chosen: readonly string[]
  /** The picture of the selected provider; empty when none is selected. */
  readonly icon: string
}

/**
 * Opens the filter panel, whose code loads at the first press. Shows the selected provider's picture and the number
 * of active filters.
 */
export function ListFilter({ chosen, icon, onChange, ...sheet }: ListFilterProps) {
  const t = useText()
  const { number } = useFormat()
  const [open, setOpen] = useState(false)
  const label = chosen.length > 0 ? `${t('games.filter')} · ${number(chosen.length)}` : t('games.filter')
  return (
    <>
      <Button
        tone={chosen.length > 0 ? 'brand' : 'plain'}
        size="s"
        icon={icon ? <VendorMark path={icon} name={chosen[0] ?? ''} /> : <SlidersHorizontal aria-hidden />}
        aria-haspopup="dialog"
        aria-label={chosen.length > 0 ? `${label}: ${chosen.join(', ')}` : undefined}
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
