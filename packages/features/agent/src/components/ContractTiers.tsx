import { Check } from '@lobby/ui/icons'
import { useContractFormat } from '../model/useContractFormat.ts'
import type { ContractKind, ContractTier } from '../queries/contracts.ts'
import styles from './ContractTiers.module.css'

export interface ContractTiersProps {
  readonly kind: ContractKind
  /** The tiers of the contract, lowest tier first. */
  readonly tiers: readonly ContractTier[]
  /** The index of the current tier; -1 for none, which is the default. */
  readonly reachedIndex?: number
}

/**
 * Lists the tiers of a contract, each with its smallest amount, its number of betting members and its share. Marks the
 * current tier.
 */
export function ContractTiers({ kind, tiers, reachedIndex = -1 }: ContractTiersProps) {
  const { t, round, percent } = useContractFormat()
  return (
    <ol className={styles.tiers} aria-label={t('contracts.tiers')}>
      {tiers.map(({ fromMinor, activeMembers, rateBasisPoints }, at) => (
        <li key={fromMinor} className={styles.tier} data-reached={at === reachedIndex || undefined}>
          <span className={styles.words}>
            <span className={styles.from}>
              {fromMinor <= 1 ? t('contracts.tier.any') : t('contracts.tier.from', { amount: round(fromMinor) })}
            </span>
            <span className={styles.active}>
              {t(kind === 'DIVIDEND' ? 'contracts.tier.lost' : 'contracts.tier.staked')}
              {activeMembers > 0 && ` · ${t('contracts.tier.active', { count: activeMembers })}`}
            </span>
            {at === reachedIndex && (
              <span className={styles.mark}>
                <Check aria-hidden="true" />
                {t('contracts.tier.reached')}
              </span>
            )}
          </span>
          <strong className={styles.rate}>{percent(rateBasisPoints)}</strong>
        </li>
      ))}
    </ol>
  )
}
