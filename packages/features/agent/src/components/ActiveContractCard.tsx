import { Card, CountingMoney, ProgressBar, StatusTag } from '@lobby/ui'
import { findNextTierProgress, findReachedTierIndex } from '../model/findNextTierProgress.ts'
import { useContractFormat } from '../model/useContractFormat.ts'
import type { Contract, ContractKind, RunningContractPeriod } from '../queries/contracts.ts'
import styles from './ContractCard.module.css'
import { ContractTiers } from './ContractTiers.tsx'

export interface ActiveContractCardProps {
  readonly kind: ContractKind
  readonly contract: Contract
  /** The amount and the betting members of the running contract period; undefined before the contract begins. */
  readonly running: RunningContractPeriod | undefined
}

/**
 * Shows the active contract with its tiers, the amount of the running period, and what is missing for the next tier.
 */
export function ActiveContractCard({
  kind,
  contract: { tiers, payer, period, startsAt },
  running,
}: ActiveContractCardProps) {
  const { t, money, percent, number, span, moment, of, highest } = useContractFormat()
  const by = payer === undefined ? t('contracts.paid.house') : t('contracts.paid.by', { name: payer })
  return (
    <Card tone="hero">
      <div className={styles.head}>
        <div className={styles.lead}>
          <h2 className={styles.name}>
            {running
              ? t('contracts.running', { span: span(running.from, running.to) })
              : t('contracts.starts', { when: startsAt === undefined ? '--' : moment(startsAt) })}
          </h2>
          {running ? (
            <CountingMoney
              size="hero"
              value={running.amountMinor}
              format={money}
              {...(running.amountMinor === 0 && { tone: 'muted' })}
            />
          ) : (
            <p className={styles.most}>{t('contracts.most', { rate: highest(tiers) })}</p>
          )}
        </div>
        <StatusTag text={t(running ? 'contracts.status.ACTIVE' : 'contracts.event.ACCEPTED')} tone="win" />
      </div>
      {running && (
        <>
          <dl className={styles.figures}>
            <div>
              <dt>{t(kind === 'DIVIDEND' ? 'contracts.volume.lost' : 'contracts.volume.staked')}</dt>
              <dd>{money(running.volumeMinor)}</dd>
            </div>
            {kind !== 'HOURLY' && (
              <div>
                <dt>{t('contracts.active')}</dt>
                <dd>{number(running.activeMembers)}</dd>
              </div>
            )}
            <div>
              <dt>{t('contracts.share')}</dt>
              <dd>{percent(running.rateBasisPoints)}</dd>
            </div>
          </dl>
          <Next kind={kind} tiers={tiers} running={running} />
        </>
      )}
      <ContractTiers kind={kind} tiers={tiers} reachedIndex={running ? findReachedTierIndex(tiers, running) : -1} />
      <p className={styles.note}>{`${of(kind, period)} ${by}`}</p>
    </Card>
  )
}

/** Shows as text and as a bar what is missing for the next tier, or says that the highest tier is reached. */
function Next({
  kind,
  tiers,
  running,
}: Pick<ActiveContractCardProps, 'kind'> & {
  readonly tiers: Contract['tiers']
  readonly running: RunningContractPeriod
}) {
  const { t, round, percent } = useContractFormat()
  const next = findNextTierProgress(tiers, running)
  if (!next) return <p className={styles.missing}>{t('contracts.next.top')}</p>
  const { tier, missingMinor, missingMembers, progress } = next
  const name = t('contracts.next', { rate: percent(tier.rateBasisPoints) })
  const missing = [
    ...(missingMinor > 0
      ? [t(kind === 'DIVIDEND' ? 'contracts.next.lost' : 'contracts.next.staked', { amount: round(missingMinor) })]
      : []),
    ...(missingMembers > 0 ? [t('contracts.next.members', { count: missingMembers })] : []),
  ]
  return (
    <div className={styles.next}>
      <p className={styles.note}>{name}</p>
      <ul className={styles.missing}>
        {missing.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <ProgressBar inset max={1} value={progress} label={name} text={missing.join(', ')} />
    </div>
  )
}
