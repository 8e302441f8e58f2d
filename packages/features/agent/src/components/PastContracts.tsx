import { Button, List, ListRow, StatusTag } from '@lobby/ui'
import { useState } from 'react'
import { toneOf } from '../model/toneOf.ts'
import { useContractWords } from '../model/useContractWords.ts'
import type { Contract, ContractKind } from '../queries/contracts.ts'
import { ContractSheet } from './ContractSheet.tsx'
import styles from './PaymentList.module.css'

/** So many stand at first, and come with each press. */
const step = 5

/** Contracts and offers of a kind that are over, the newest first; a press tells all of one. Nothing where there are none. */
export function PastContracts({ kind, past }: { readonly kind: ContractKind; readonly past: readonly Contract[] }) {
  const { t, highest, day, word } = useContractWords()
  const [shown, setShown] = useState(step)
  const [told, setTold] = useState<{ readonly contract: Contract; readonly open: boolean } | null>(null)
  if (past.length === 0) return null
  return (
    <section className={styles.payments} aria-labelledby="contract-past">
      <h2 id="contract-past">{t('contracts.past')}</h2>
      <List>
        {past.slice(0, shown).map((contract) => (
          <ListRow
            key={contract.contractId}
            label={t('contracts.most', { rate: highest(contract.tiers) })}
            hint={day(contract.history.at(-1)?.at ?? Number.NaN)}
            value={<StatusTag text={word('status', contract.status)} tone={toneOf(contract.status)} />}
            onPress={() => setTold({ contract, open: true })}
          />
        ))}
      </List>
      {past.length > shown && (
        <Button wide onClick={() => setShown(shown + step)}>
          {t('contracts.past.more')}
        </Button>
      )}
      {told && (
        <ContractSheet
          kind={kind}
          contract={told.contract}
          open={told.open}
          onClose={() => setTold({ ...told, open: false })}
        />
      )}
    </section>
  )
}
