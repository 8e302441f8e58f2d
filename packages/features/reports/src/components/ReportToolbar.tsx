import { useReportFormat } from '@lobby/platform/money'
import { Button, IconButton, RemovableChips } from '@lobby/ui'
import { Download, SlidersHorizontal } from '@lobby/ui/icons'
import { useState } from 'react'
import type { ReportUrlState } from '../model/reportUrlState.ts'
import { getFilterOptionText } from '../model/getFilterOptionText.ts'
import type { ActiveFilters, ReportFilter } from '../model/report.ts'
import { ReportFilterSheet } from './ReportFilterSheet.tsx'
import styles from './ReportToolbar.module.css'

export interface ReportToolbarProps {
  readonly filters: readonly ReportFilter[]
  readonly address: ReportUrlState
  readonly onChange: (chosen: ActiveFilters) => void
  /** Called to export the rows to a file; undefined while there are no rows. */
  readonly onSave: (() => void) | undefined
  readonly saving: boolean
}

/** Shows the filter button, the active filters and the export button of a report. */
export function ReportToolbar({ filters, address, onChange, onSave, saving }: ReportToolbarProps) {
  const { t, number, days } = useReportFormat()
  const { chosen } = address
  const [open, setOpen] = useState(false)
  const activeFilters = filters.flatMap(({ name, options }) => {
    const value = chosen[name]
    if (value === undefined) return []
    const option = options.find((each) => each.value === value)
    return [{ id: name, label: option ? getFilterOptionText(option, t) : value }]
  })
  return (
    <div className={styles.bar}>
      {filters.length === 0 && <p className={styles.days}>{days(address)}</p>}
      {filters.length > 0 && (
        <Button
          size="s"
          tone={activeFilters.length > 0 ? 'brand' : 'plain'}
          icon={<SlidersHorizontal aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}>
          {t('reports.filter')}
          {activeFilters.length > 0 && ` · ${number(activeFilters.length)}`}
        </Button>
      )}
      {activeFilters.length > 0 && (
        <div className={styles.set} data-many={activeFilters.length > 1 || undefined}>
          <RemovableChips
            label={t('reports.filter')}
            items={activeFilters}
            removeLabel={(label) => t('reports.filter.remove', { label })}
            onRemove={(name) => {
              const { [name]: _, ...others } = chosen
              onChange(others)
            }}
          />
        </div>
      )}
      <IconButton
        label={t(saving ? 'reports.export.busy' : 'reports.export')}
        disabled={!onSave || saving}
        aria-busy={saving || undefined}
        onClick={onSave}>
        <Download aria-hidden />
      </IconButton>
      {open && (
        <ReportFilterSheet
          filters={filters}
          activeFilters={chosen}
          onClose={() => setOpen(false)}
          onChange={(next) => {
            setOpen(false)
            onChange(next)
          }}
        />
      )}
    </div>
  )
}
