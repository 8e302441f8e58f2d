import { IconButton, TextField } from '@lobby/ui'
import { Trash2 } from '@lobby/ui/icons'
import {
  coverFor,
  readTier,
  type Bounds,
  type TierField,
  type TierProblems,
  type TypedTier,
} from '../model/checkTerms.ts'
import { useContractWords } from '../model/useContractWords.ts'
import styles from './TierFields.module.css'

export interface TierFieldsProps {
  /** The position of the tier, from 1. */
  readonly place: number
  readonly tier: TypedTier
  readonly bounds: Bounds
  /** The errors of the fields. Shown for a field that was checked, or whose value is too large. */
  readonly problems: TierProblems
  readonly onChange: (tier: TypedTier) => void
  /** Absent for the only tier, which cannot be removed. */
  readonly onRemove?: () => void
}

/**
 * Edits one tier of an offer: smallest amount, number of betting members, and share. Shows the agent's own share once
 * the other two fields are valid.
 */
export function TierFields({ place, tier, bounds, problems, onChange, onRemove }: TierFieldsProps) {
  const { t, round, number, percent, sign } = useContractWords()
  const { kind, own, most } = bounds
  const { fromMinor, activeMembers } = readTier(tier, kind)
  const cover =
    fromMinor === undefined || activeMembers === undefined ? undefined : coverFor(own, { fromMinor, activeMembers })
  const said = (field: TierField, write: (bound: number) => string): string | undefined => {
    const problem = problems[field]
    // More typing cannot correct a value that is too large, so show that error at once.
    if (!problem || (problem.why !== 'most' && !tier.checked?.includes(field))) return undefined
    const { why, bound } = problem
    return t(why === 'most' ? 'contracts.terms.most' : `contracts.terms.${field}.${why}`, {
      bound: bound === undefined ? '' : write(bound),
    })
  }
  const field = (name: TierField) => ({
    value: tier[name],
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ ...tier, [name]: target.value }),
    onBlur: () => {
      const checked = tier.checked ?? []
      if (tier[name] !== '' && !checked.includes(name)) onChange({ ...tier, checked: [...checked, name] })
    },
  })
  return (
    <fieldset className={styles.tier}>
      <legend className={styles.legend}>{t('contracts.terms.tier', { place })}</legend>
      {onRemove && (
        <IconButton className={styles.remove} label={t('contracts.terms.remove', { place })} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
      <TextField
        {...field('from')}
        className={styles.wide}
        label={t(kind === 'DIVIDEND' ? 'contracts.terms.lost' : 'contracts.terms.staked', { unit: sign })}
        inputMode="numeric"
        error={said('from', round)}
      />
      {kind !== 'HOURLY' && (
        <TextField
          {...field('active')}
          label={t('contracts.terms.active')}
          inputMode="numeric"
          error={said('active', number)}
        />
      )}
      <TextField
        {...field('rate')}
        label={t('contracts.terms.rate')}
        inputMode="decimal"
        error={said('rate', percent)}
        hint={cover && t('contracts.terms.rate.hint', { rate: percent(Math.min(most, cover.rateBasisPoints)) })}
      />
    </fieldset>
  )
}
