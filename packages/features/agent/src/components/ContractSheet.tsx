import { StatusTag } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import type { ReactNode } from 'react'
import { toneOf } from '../model/toneOf.ts'
import { useContractWords } from '../model/useContractWords.ts'
import type { Contract, ContractKind } from '../queries/contracts.ts'
import styles from './ContractSheet.module.css'
import { Tiers } from './Tiers.tsx'

export interface ContractSheetProps {
  readonly kind: ContractKind
  readonly contract: Contract
  readonly open: boolean
  readonly onClose: () => void
  /** The kind of the contract unless given. */
  readonly title?: string
  /** What can be done with it. */
  readonly foot?: ReactNode
}

/** All of one contract: its tiers, what it is of, and what has happened to it, the first first. */
export function ContractSheet({ kind, contract: { status, tiers, period, startsAt, endsAt, history }, open, onClose, title, foot }: ContractSheetProps) {
  const { t, word, of, moment } = useContractWords()
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title={title ?? t(`contracts.kind.${kind}`)} closeLabel={t('core.close')}>
      <div className={styles.sheet}>
        <p className={styles.head}>
          <span className={styles.note}>{of(kind, period)}</span>
          <StatusTag text={word('status', status)} tone={toneOf(status)} />
        </p>
        <Tiers kind={kind} tiers={tiers} />
        <dl className={styles.facts}>
          {history.map(({ what, at }) => (
            <div key={`${what} ${at}`} className={styles.fact}>
              <dt>{word('event', what)}</dt>
              <dd>{moment(at)}</dd>
            </div>
          ))}
          {startsAt !== undefined && (
            <div className={styles.fact}>
              <dt>{t('contracts.fact.starts')}</dt>
              <dd>{moment(startsAt)}</dd>
            </div>
          )}
          {endsAt !== undefined && (
            <div className={styles.fact}>
              <dt>{t('contracts.fact.ends')}</dt>
              <dd>{moment(endsAt)}</dd>
            </div>
          )}
        </dl>
        {foot}
      </div>
    </Sheet>
  )
}
