import { useText } from '@lobby/i18n'
import { Button, Chips } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import { useState } from 'react'
import type { GamePage } from '../queries/gameList.ts'
import styles from './VendorSheet.module.css'

export interface VendorSheetProps {
  readonly vendors: NonNullable<GamePage['vendors']>
  /** The code of the vendor that is shown; empty for all. */
  readonly vendor: string
  readonly onChange: (vendor: string) => void
  readonly onClose: () => void
}

/** The provider filter: a chip a vendor with its games, and how many games the choice shows in the button. */
export function VendorSheet({ vendors, vendor, onChange, onClose }: VendorSheetProps) {
  const t = useText()
  const [chosen, setChosen] = useState(vendor)
  const total = vendors.reduce((sum, { count }) => sum + count, 0)
  const found = vendors.find(({ code }) => code === chosen)?.count ?? total
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t('games.list.provider')} closeLabel={t('core.close')}>
      <div className={styles.sheet}>
        <Chips
          label={t('games.list.provider')}
          items={[
            { id: '', label: t('games.list.provider.all'), count: total },
            ...vendors.map(({ code, name, count }) => ({ id: code, label: name, count })),
          ]}
          value={[chosen]}
          onChange={([next = '']) => setChosen(next)}
        />
        <div className={styles.actions}>
          <Button tone="plain" onClick={() => setChosen('')} aria-disabled={chosen === '' || undefined}>
            {t('games.list.reset')}
          </Button>
          <Button tone="brand" wide onClick={() => onChange(chosen)}>
            {t('games.list.show', { count: found })}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
