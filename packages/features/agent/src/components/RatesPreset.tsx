import { useText } from '@lobby/i18n'
import { useReportFormat } from '@lobby/platform/money'
import { ChevronDown } from '@lobby/ui/icons'
import { useState } from 'react'
import { getRateRange } from '../model/rates.ts'
import type { Rates } from '../model/useRateFields.ts'
import type { Rate } from '../queries/rates.ts'
import { RateFields } from './RateFields.tsx'
import styles from './RatesPreset.module.css'

/** Summarises rates in a few words: none, one for all, or from the lowest to the highest. */
export function RatesSpan({ rates }: { readonly rates: readonly Rate[] }) {
  const t = useText()
  const { percent } = useReportFormat()
  const span = getRateRange(rates)
  if (!span) return t('downline.open.rates.none')
  if (span.min === span.max) return t('downline.open.rates.one', { max: percent(span.max) })
  return t('downline.open.rates.span', { min: percent(span.min), max: percent(span.max) })
}

/**
 * Sets the rates for a new account: a summary, and below it the foldable fields. The fields stay open while one has an
 * error.
 */
export function RatesPreset({ rates }: { readonly rates: Rates }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const broken = rates.allRates === undefined
  const shownRates = rates.fields.map(({ bound: { category }, basisPoints = 0 }) => ({
    category,
    rateBasisPoints: basisPoints,
  }))
  return (
    // Find-in-page opens the element as well, without a press.
    <details
      className={styles.preset}
      open={open || broken}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary} onClick={(event) => broken && event.preventDefault()}>
        <span className={styles.words}>
          <span className={styles.name}>{t('downline.open.rates')}</span>
          <span className={styles.span}>{broken ? t('downline.rates.reason') : <RatesSpan rates={shownRates} />}</span>
        </span>
        <ChevronDown aria-hidden />
      </summary>
      <RateFields rates={rates} />
    </details>
  )
}
