import { FactList, StatusTag } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import type { ReactNode } from 'react'
import { getContractStatusTone } from '../model/getContractStatusTone.ts'
import { useContractStatusFormat } from '../model/useContractStatusFormat.ts'
import { useContractFormat } from '../model/useContractFormat.ts'
import type { Contract, ContractKind } from '../queries/contracts.ts'
import styles from './ContractSheet.module.css'
import { ContractTiers } from './ContractTiers.tsx'

export interface ContractSheetProps {
  readonly kind: ContractKind
  readonly contract: Contract
  readonly open: boolean
  readonly onClose: () => void
  /** The user name of the team member who has the contract. If absent, the signed-in member has the contract. */
  readonly member?: string
  /** The buttons at the bottom, which act on the contract. */
  readonly actions?: ReactNode
}

/**
 * Shows the details of one contract: the tiers, the amount on which the payments are based, and the history, oldest
 * event first.
 */
export function ContractSheet({ kind, contract, open, onClose, member, actions }: ContractSheetProps) {
  const { status, tiers, period, startsAt, endsAt, history } = contract
  const { t, word, of, moment } = useContractFormat()
  const { status: statusOf } = useContractStatusFormat()
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={member ?? t(`contracts.kind.${kind}`)}
      closeLabel={t('core.close')}>
      <div className={styles.sheet}>
        <p className={styles.head}>
          <span className={styles.note}>{of(kind, period, member)}</span>
          <StatusTag text={statusOf(contract)} tone={getContractStatusTone(status)} />
        </p>
        <ContractTiers kind={kind} tiers={tiers} />
        <FactList
          framed
          items={[
            ...history.map(({ what, at }) => ({ name: word('event', what), value: moment(at) })),
            startsAt !== undefined && { name: t('contracts.fact.starts'), value: moment(startsAt) },
            endsAt !== undefined && { name: t('contracts.fact.ends'), value: moment(endsAt) },
          ]}
        />
        {actions}
      </div>
    </Sheet>
  )
}
