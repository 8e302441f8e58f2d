import { useText } from '@lobby/i18n'
import { useReportFormat } from '@lobby/platform/money'
import { ChevronDown } from '@lobby/ui/icons'
import { useState } from 'react'
import { getLowestAndHighestRate } from '../model/rates.ts'
import type { RebateRateFieldsState } from '../model/useRebateRateFields.ts'
import type { RebateRate } from '../queries/rates.ts'
import { RebateRateFields } from './RebateRateFields.tsx'
import styles from './NewAccountRebateRates.module.css'

/** Summarises rebate rates in a short text: no rebate, one rate for all, or the lowest and the highest rate. */
export function RebateRatesSummary({ rates }: { readonly rates: readonly RebateRate[] }) {
  const t = useText()
  const { percent } = useReportFormat()
  const span = getLowestAndHighestRate(rates)
  if (!span) return t('downline.open.rates.none')
  if (span.min === span.max) return t('downline.open.rates.one', { max: percent(span.max) })
  return t('downline.open.rates.span', { min: percent(span.min), max: percent(span.max) })
}

/**
 * Edits the rebate rates for a new account in a section that shows a summary while it is closed. The section stays open
 * while a rate has an error.
 */
export function NewAccountRebateRates({ rates }: { readonly rates: RebateRateFieldsState }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const broken = rates.allRates === undefined
  const shownRates = rates.fields.map(({ bound: { category }, basisPoints = 0 }) => ({
    category,
    rateBasisPoints: basisPoints,
  }))
  return (
    // The browser can also open the section: when the user searches the page for a text in the section. `onToggle`
    // therefore stores whether the section is open.
    <details
      className={styles.preset}
      open={open || broken}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary} onClick={(event) => broken && event.preventDefault()}>
        <span className={styles.words}>
          <span className={styles.name}>{t('downline.open.rates')}</span>
          <span className={styles.span}>
            {broken ? t('downline.rates.reason') : <RebateRatesSummary rates={shownRates} />}
          </span>
        </span>
        <ChevronDown aria-hidden />
      </summary>
      <RebateRateFields rates={rates} />
    </details>
  )
}
