import { IconButton, TextField } from '@lobby/ui'
import { Trash2 } from 'lucide-react'
import { coverFor, readTier, type Bounds, type TermProblem, type TierProblems, type TypedTier } from '../model/checkTerms.ts'
import { useContractWords } from '../model/useContractWords.ts'
import styles from './TierFields.module.css'

export interface TierFieldsProps {
  /** From 1. */
  readonly place: number
  readonly tier: TypedTier
  readonly bounds: Bounds
  /** What is wrong, to be told now. */
  readonly problems: TierProblems
  readonly onChange: (tier: TypedTier) => void
  /** Not to be had for the only one. */
  readonly onRemove?: () => void
}

/** One tier of an offer as fields: from so much on, so many who bet, this share; beside the share, what the own contract gives for the same. */
export function TierFields({ place, tier, bounds, problems, onChange, onRemove }: TierFieldsProps) {
  const { t, round, number, percent, sign } = useContractWords()
  const { kind, own, most } = bounds
  const { fromMinor, activeMembers } = readTier(tier, kind)
  const cover = fromMinor === undefined || activeMembers === undefined ? undefined : coverFor(own, { fromMinor, activeMembers })
  const said = (field: keyof TypedTier, write: (bound: number) => string): string | undefined => {
    const problem: TermProblem | undefined = problems[field]
    if (!problem) return undefined
    const { why, bound } = problem
    return t(why === 'most' ? 'contracts.terms.most' : `contracts.terms.${field}.${why}`, { bound: bound === undefined ? '' : write(bound) })
  }
  const field = (name: keyof TypedTier) => ({
    value: tier[name],
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange({ ...tier, [name]: target.value }),
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
        maxLength={9}
        error={said('from', round)}
      />
      {kind !== 'HOURLY' && <TextField {...field('active')} label={t('contracts.terms.active')} inputMode="numeric" maxLength={5} error={said('active', number)} />}
      <TextField
        {...field('rate')}
        label={t('contracts.terms.rate')}
        inputMode="decimal"
        maxLength={6}
        error={said('rate', percent)}
        hint={t('contracts.terms.rate.hint', { rate: percent(Math.min(most, cover?.rateBasisPoints ?? 0)) })}
      />
    </fieldset>
  )
}
