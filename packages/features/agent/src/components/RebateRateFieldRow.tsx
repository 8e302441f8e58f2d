import { useLanguageFormat, useText } from '@lobby/i18n'
import { getGameCategoryMessageId, useReportFormat } from '@lobby/platform/money'
import { CategoryIcon, IconButton } from '@lobby/ui'
import { Minus, Plus } from '@lobby/ui/icons'
import { useId } from 'react'
import type { RebateRateField } from '../model/useRebateRateFields.ts'
import styles from './RebateRateFieldRow.module.css'

export interface RebateRateFieldRowProps {
  readonly field: RebateRateField
  readonly onType: (text: string) => void
  readonly onStep: (by: 1 | -1) => void
}

/**
 * Edits the rebate rate of one game category in percent, with a text field and step buttons. Shows the bounds of the
 * rate below the name of the category.
 */
export function RebateRateFieldRow({
  field: { bound, text, basisPoints, problem },
  onType,
  onStep,
}: RebateRateFieldRowProps) {
  const t = useText()
  const id = useId()
  const { number } = useLanguageFormat()
  const { percent } = useReportFormat()
  const { category, minBasisPoints: min, maxBasisPoints: max } = bound
  const name = t(getGameCategoryMessageId(category, 'downline.games'))
  const said = {
    low: () => t('downline.rates.low', { rate: percent(min) }),
    high: () => t('downline.rates.high', { rate: percent(max) }),
    unreadable: () => t('downline.rates.unreadable', { example: number(0.35, { minimumFractionDigits: 2 }) }),
  }
  return (
    <div className={styles.row}>
      <span className={styles.mark} aria-hidden="true">
        <CategoryIcon category={category} />
      </span>
      <span className={styles.words}>
        <label className={styles.name} htmlFor={id}>
          {name}
        </label>
        <span
          id={`${id}-note`}
          className={styles.note}
          data-failed={problem !== undefined || undefined}
          aria-live="polite">
          {problem ? said[problem]() : t('downline.rates.bounds', { min: percent(min), max: percent(max) })}
        </span>
      </span>
      <span className={styles.stepper}>
        <IconButton
          label={t('downline.rates.less', { category: name })}
          disabled={basisPoints !== undefined && basisPoints <= min}
          onClick={() => onStep(-1)}>
          <Minus />
        </IconButton>
        <span className={styles.box}>
          <input
            id={id}
            className={styles.input}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            value={text}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={`${id}-note`}
            onChange={({ target }) => onType(target.value)}
          />
          <span className={styles.sign} aria-hidden="true">
            %
          </span>
        </span>
        <IconButton
          label={t('downline.rates.greater', { category: name })}
          disabled={basisPoints !== undefined && basisPoints >= max}
          onClick={() => onStep(1)}>
          <Plus />
        </IconButton>
      </span>
    </div>
  )
}
