import { useText } from '@lobby/i18n'
import { Button } from '@lobby/ui'
import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { VendorSheetProps } from './VendorSheet.tsx'

const VendorSheet = lazy(() => import('./VendorSheet.tsx').then((module) => ({ default: module.VendorSheet })))

export interface VendorFilterProps extends Omit<VendorSheetProps, 'onClose'> {
  /** What the chosen one is called where the list does not tell. */
  readonly vendorName: string
}

/** The way to the provider filter, with the provider that is chosen; the sheet comes with the first press. */
export function VendorFilter({ vendors, vendor, vendorName, onChange }: VendorFilterProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const name = vendors.find(({ code }) => code === vendor)?.name ?? vendorName
  return (
    <>
      <Button
        tone={vendor ? 'brand' : 'plain'}
        size="s"
        icon={<SlidersHorizontal aria-hidden />}
        aria-haspopup="dialog"
        aria-label={vendor ? `${t('games.list.provider')}: ${name}` : undefined}
        onClick={() => setOpen(true)}
      >
        {name || t('games.list.provider')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <VendorSheet
            vendors={vendors}
            vendor={vendor}
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
