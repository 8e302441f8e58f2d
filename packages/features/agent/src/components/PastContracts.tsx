import { Button, List, ListRow, StatusTag } from '@lobby/ui'
import { useState } from 'react'
import { getContractStatusTone } from '../model/getContractStatusTone.ts'
import { useContractFormat } from '../model/useContractFormat.ts'
import type { Contract, ContractKind } from '../queries/contracts.ts'
import { ContractSheet } from './ContractSheet.tsx'
import styles from './ContractPaymentList.module.css'

/** The number of rows that the list shows at first and adds with each press. */
const ROWS_PER_STEP = 5

/**
 * Lists the member's ended contracts and offers of one kind, newest first. A press shows the details of a contract.
 * Renders nothing if the member has no ended contracts or offers.
 */
export function PastContracts({ kind, past }: { readonly kind: ContractKind; readonly past: readonly Contract[] }) {
  const { t, highest, day, word } = useContractFormat()
  const [visibleCount, setVisibleCount] = useState(ROWS_PER_STEP)
  const [selected, setSelected] = useState<{ readonly contract: Contract; readonly open: boolean } | null>(null)
  if (past.length === 0) return null
  return (
    <section className={styles.payments} aria-labelledby="contract-past">
      <h2 id="contract-past">{t('contracts.past')}</h2>
      <List>
        {past.slice(0, visibleCount).map((contract) => (
          <ListRow
            key={contract.contractId}
            label={t('contracts.most', { rate: highest(contract.tiers) })}
            hint={day(contract.history.at(-1)?.at ?? Number.NaN)}
            value={<StatusTag text={word('status', contract.status)} tone={getContractStatusTone(contract.status)} />}
            onPress={() => setSelected({ contract, open: true })}
          />
        ))}
      </List>
      {past.length > visibleCount && (
        <Button wide onClick={() => setVisibleCount(visibleCount + ROWS_PER_STEP)}>
          {t('contracts.past.more')}
        </Button>
      )}
      {selected && (
        <ContractSheet
          kind={kind}
          contract={selected.contract}
          open={selected.open}
          onClose={() => setSelected({ ...selected, open: false })}
        />
      )}
    </section>
  )
}
