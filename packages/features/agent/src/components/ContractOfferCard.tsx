import { Button, Card, StatusTag } from '@lobby/ui'
import { useState } from 'react'
import type { ContractOfferAnswerState } from '../model/useContractOfferAnswer.ts'
import { useContractFormat } from '../model/useContractFormat.ts'
import type { Contract, ContractKind } from '../queries/contracts.ts'
import { ContractOfferAnswerDialog } from './ContractOfferAnswerDialog.tsx'
import styles from './ContractCard.module.css'
import { ContractTiers } from './ContractTiers.tsx'

export interface ContractOfferCardProps {
  readonly kind: ContractKind
  readonly offer: Contract
  /** True if the offer would replace an active contract of the same kind. */
  readonly replaces: boolean
  readonly answer: ContractOfferAnswerState
}

/**
 * Shows an open contract offer: the payer, the highest share, the tiers, the expiry, and the buttons to accept or
 * refuse. Both buttons ask for confirmation.
 */
export function ContractOfferCard({ kind, offer, replaces, answer: { send, isBusy, lost } }: ContractOfferCardProps) {
  const { t, highest, moment, of } = useContractFormat()
  const [asked, setAsked] = useState<'accept' | 'refuse' | null>(null)
  const held = isBusy || lost !== null
  const { contractId, payer, tiers, period, expiresAt } = offer
  return (
    <Card tone="hero">
      <div className={styles.head}>
        <div className={styles.lead}>
          <h2 className={styles.name}>
            {payer === undefined ? t('contracts.offer.house') : t('contracts.offer.from', { name: payer })}
          </h2>
          <p className={styles.most}>{t('contracts.most', { rate: highest(tiers) })}</p>
        </div>
        <StatusTag text={t('contracts.status.OFFERED')} tone="warn" />
      </div>
      <p className={styles.note}>{of(kind, period)}</p>
      <ContractTiers kind={kind} tiers={tiers} />
      {replaces && <p className={styles.note}>{t('contracts.offer.replaces')}</p>}
      {expiresAt !== undefined && (
        <p className={styles.note}>{t('contracts.offer.until', { when: moment(expiresAt) })}</p>
      )}
      <div className={styles.answers}>
        <Button
          tone="brand"
          size="l"
          wide
          busy={isBusy}
          aria-disabled={held || undefined}
          onClick={() => !held && setAsked('accept')}>
          {t('contracts.accept')}
        </Button>
        <Button tone="quiet" wide aria-disabled={held || undefined} onClick={() => !held && setAsked('refuse')}>
          {t('contracts.refuse')}
        </Button>
      </div>
      <ContractOfferAnswerDialog
        kind={kind}
        answerToConfirm={asked}
        onClose={() => setAsked(null)}
        onAnswer={(accept) => {
          setAsked(null)
          send({ contractId, accept })
        }}
      />
    </Card>
  )
}
