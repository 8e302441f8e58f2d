import { useText } from '@lobby/i18n'
import { useReportFormat } from '@lobby/platform/money'
import { ChevronDown } from '@lobby/ui/icons'
import { useState } from 'react'
import { getRateRange } from '../model/rates.ts'
import type { RateFieldsState } from '../model/useRateFields.ts'
import type { RebateRate } from '../queries/rates.ts'
import { RateFields } from './RateFields.tsx'
import styles from './NewAccountRates.module.css'

/** Summarises rebate rates in a short text: no rebate, one rate for all, or the lowest and the highest rate. */
export function RatesSummary({ rates }: { readonly rates: readonly RebateRate[] }) {
  const t = useText()
  const { percent } = useReportFormat()
  const span = getRateRange(rates)
  if (!span) return t('downline.open.rates.none')
  if (span.min === span.max) return t('downline.open.rates.one', { max: percent(span.max) })
  return t('downline.open.rates.span', { min: percent(span.min), max: percent(span.max) })
}

/**
 * Edits the rebate rates for a new account in a section that shows a summary while it is closed. The section stays open
 * while a rate has an error.
 */
export function NewAccountRates({ rates }: { readonly rates: RateFieldsState }) {
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
            {broken ? t('downline.rates.reason') : <RatesSummary rates={shownRates} />}
          </span>
        </span>
        <ChevronDown aria-hidden />
      </summary>
      <RateFields rates={rates} />
    </details>
  )
}
