import { useFormat, useText } from '@lobby/i18n'
import { Button } from '@lobby/ui'
import { SlidersHorizontal } from '@lobby/ui/icons'
import { lazy, Suspense, useState } from 'react'
import type { FilterSheetProps } from './FilterSheet.tsx'
import { VendorMark } from './VendorMark.tsx'

const FilterSheet = lazy(() => import('./FilterSheet.tsx').then((module) => ({ default: module.FilterSheet })))

export interface ListFilterProps extends Omit<FilterSheetProps, 'onClose'> {
  /** What is filtered by now, in words. */
  readonly chosen: readonly string[]
  /** The picture of the provider that is chosen; empty for none. */
  readonly icon: string
}

/** The way to the filter panel, which comes with the first press. It carries the provider's picture and how many filters there are. */
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
