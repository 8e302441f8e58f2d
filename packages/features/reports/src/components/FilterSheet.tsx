import { useSay } from '@lobby/platform/figures'
import { Button, Chips } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import { useId, useState } from 'react'
import { optionText } from '../model/optionText.ts'
import type { Chosen, Filter } from '../model/report.ts'
import styles from './FilterSheet.module.css'

export interface FilterSheetProps {
  readonly filters: readonly Filter[]
  readonly chosen: Chosen
  readonly onChange: (chosen: Chosen) => void
  readonly onClose: () => void
}

/** What a report is narrowed by, in groups of chips; nothing changes before its button is pressed. */
export function FilterSheet({ filters, chosen, onChange, onClose }: FilterSheetProps) {
  const { t } = useSay()
  const [draft, setDraft] = useState(chosen)
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t('reports.filter')} closeLabel={t('core.close')}>
      <div className={styles.sheet}>
        {filters.map((filter) => (
          <FilterGroup
            key={filter.name}
            filter={filter}
            value={draft[filter.name] ?? ''}
            onChange={(value) => {
              const { [filter.name]: _, ...others } = draft
              setDraft(value ? { ...others, [filter.name]: value } : others)
            }}
          />
        ))}
        <div className={styles.actions}>
          <Button tone="plain" onClick={() => setDraft({})}>
            {t('reports.filter.reset')}
          </Button>
          <Button tone="brand" wide onClick={() => onChange(draft)}>
            {t('reports.filter.apply')}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}

interface FilterGroupProps {
  readonly filter: Filter
  /** Empty for all. */
  readonly value: string
  readonly onChange: (value: string) => void
}

function FilterGroup({ filter: { label, options }, value, onChange }: FilterGroupProps) {
  const { t } = useSay()
  const id = useId()
  if (options.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id}>{t(label)}</h3>
      <Chips
        label={t(label)}
        items={[{ id: '', label: t('reports.filter.all') }, ...options.map((option) => ({ id: option.value, label: optionText(option, t) }))]}
        value={[value]}
        onChange={([next = '']) => onChange(next)}
      />
    </section>
  )
}
