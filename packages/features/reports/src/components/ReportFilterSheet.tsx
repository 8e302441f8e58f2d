import { useReportFormat } from '@lobby/platform/money'
import { Button, Chips, TextField } from '@lobby/ui'
import { Sheet, SheetFooter, SheetGroup } from '@lobby/ui/overlays'
import { useState } from 'react'
import { getFilterOptionText } from '../model/getFilterOptionText.ts'
import type { ActiveFilters, ReportFilter } from '../model/report.ts'
import styles from './ReportFilterSheet.module.css'

export interface ReportFilterSheetProps {
  readonly filters: readonly ReportFilter[]
  readonly activeFilters: ActiveFilters
  readonly onChange: (chosen: ActiveFilters) => void
  readonly onClose: () => void
}

/** Shows the filters of a report. Applies the filters when the player presses the button. */
export function ReportFilterSheet({ filters, activeFilters, onChange, onClose }: ReportFilterSheetProps) {
  const { t } = useReportFormat()
  const [draft, setDraft] = useState(activeFilters)
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t('reports.filter')} closeLabel={t('core.close')}>
      <form
        className={styles.sheet}
        onSubmit={(event) => {
          event.preventDefault()
          onChange(trimValues(draft))
        }}>
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
        <SheetFooter>
          <Button tone="plain" onClick={() => setDraft({})}>
            {t('reports.filter.reset')}
          </Button>
          <Button tone="brand" wide type="submit">
            {t('reports.filter.apply')}
          </Button>
        </SheetFooter>
      </form>
    </Sheet>
  )
}

/** The maximum length of a user name that the platform accepts. */
const MAX_NAME_LENGTH = 32

/** Trims the typed values and removes the empty values. */
const trimValues = (draft: ActiveFilters): ActiveFilters =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()] as const] : [])),
  )

interface FilterGroupProps {
  readonly filter: ReportFilter
  /** The selected value; empty if the filter is off. */
  readonly value: string
  readonly onChange: (value: string) => void
}

function FilterGroup({ filter: { name, label, options, inputHint }, value, onChange }: FilterGroupProps) {
  const { t } = useReportFormat()
  if (inputHint)
    return (
      <TextField
        name={name}
        label={t(label)}
        hint={t(inputHint)}
        value={value}
        maxLength={MAX_NAME_LENGTH}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        clearLabel={t('reports.filter.reset')}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  if (options.length === 0) return null
  return (
    <SheetGroup title={t(label)}>
      <Chips
        label={t(label)}
        items={[
          { id: '', label: t('reports.filter.all') },
          ...options.map((option) => ({ id: option.value, label: getFilterOptionText(option, t) })),
        ]}
        value={[value]}
        onChange={([next = '']) => onChange(next)}
      />
    </SheetGroup>
  )
}
