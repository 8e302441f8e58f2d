import { IconButton, TextField } from '@lobby/ui'
import { Trash2 } from '@lobby/ui/icons'
import {
  findReachedOwnTier,
  parseTypedTier,
  type ContractOfferBounds,
  type ContractTierField,
  type ContractTierProblems,
  type TypedContractTier,
} from '../model/validateContractOfferTiers.ts'
import { useContractFormat } from '../model/useContractFormat.ts'
import styles from './TierFields.module.css'

export interface TierFieldsProps {
  /** The position of the tier in the offer, starting with 1. */
  readonly position: number
  readonly tier: TypedContractTier
  readonly bounds: ContractOfferBounds
  /**
   * The errors of the fields. The component shows an error when the field has been checked or its value is too large.
   */
  readonly errors: ContractTierProblems
  readonly onChange: (tier: TypedContractTier) => void
  /** Called to remove the tier. Absent for the only tier, which cannot be removed. */
  readonly onRemove?: () => void
}

/**
 * Edits one tier of a contract offer: the smallest amount, the number of betting members, and the share. As soon as the
 * first two values are valid, shows the agent's own share for them.
 */
export function TierFields({ position, tier, bounds, errors, onChange, onRemove }: TierFieldsProps) {
  const { t, round, number, percent, sign } = useContractFormat()
  const { kind, own, maxBasisPoints } = bounds
  const { fromMinor, activeMembers } = parseTypedTier(tier, kind)
  const cover =
    fromMinor === undefined || activeMembers === undefined
      ? undefined
      : findReachedOwnTier(own, { fromMinor, activeMembers })
  const said = (field: ContractTierField, write: (bound: number) => string): string | undefined => {
    const problem = errors[field]
    // Show immediately that a value is too large, because typing more digits cannot correct it.
    if (!problem || (problem.reason !== 'most' && !tier.checked?.includes(field))) return undefined
    const { reason, bound } = problem
    return t(reason === 'most' ? 'contracts.terms.most' : `contracts.terms.${field}.${reason}`, {
      bound: bound === undefined ? '' : write(bound),
    })
  }
  const field = (name: ContractTierField) => ({
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
      <legend className={styles.legend}>{t('contracts.terms.tier', { place: position })}</legend>
      {onRemove && (
        <IconButton
          className={styles.remove}
          label={t('contracts.terms.remove', { place: position })}
          onClick={onRemove}>
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
        hint={
          cover && t('contracts.terms.rate.hint', { rate: percent(Math.min(maxBasisPoints, cover.rateBasisPoints)) })
        }
      />
    </fieldset>
  )
}
