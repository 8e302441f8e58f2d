import { useText } from '@lobby/i18n'
import { Button, EmptyState, List } from '@lobby/ui'
import { UserPlus } from '@lobby/ui/icons'
import type { DownlineTransferDraft } from '../model/useDownlineTransferDraft.ts'
import type { DownlineTransferLimits } from '../queries/downline.ts'
import { TransferReceiverRow } from './TransferReceiverRow.tsx'
import styles from './TransferReceivers.module.css'

export interface TransferReceiversProps {
  readonly transfer: DownlineTransferDraft
  readonly rules: DownlineTransferLimits
  /** The ids of the members whom the platform refused as receivers. */
  readonly refused: readonly number[]
  readonly onChoose: () => void
}

/** Lists the receivers of a transfer, with a button to choose more. */
export function TransferReceivers({
  transfer: { parts, split, typeFor, remove },
  rules,
  refused,
  onChoose,
}: TransferReceiversProps) {
  const t = useText()
  const maxReceivers = rules.mostReceivers
  return (
    <section className={styles.receivers} aria-labelledby="receivers">
      <header className={styles.head}>
        <h2 id="receivers">{t('downline.send.receivers')}</h2>
        <span className={styles.count}>{t('downline.send.count', { count: parts.length, most: maxReceivers })}</span>
      </header>
      {parts.length === 0 ? (
        <EmptyState
          title={t('downline.send.nobody')}
          text={t('downline.send.nobody.text', { most: maxReceivers })}
          drawing={null}
          action={
            <Button tone="brand" icon={<UserPlus aria-hidden />} onClick={onChoose}>
              {t('downline.send.choose')}
            </Button>
          }
        />
      ) : (
        <>
          <List>
            {parts.map((part) => (
              <TransferReceiverRow
                key={part.receiver.memberId}
                part={part}
                limits={rules}
                refused={refused.includes(part.receiver.memberId)}
                onType={split === 'each' ? (text) => typeFor(part.receiver.memberId, text) : undefined}
                onRemove={() => remove([part.receiver.memberId])}
              />
            ))}
          </List>
          <Button wide icon={<UserPlus aria-hidden />} onClick={onChoose}>
            {t('downline.send.more')}
          </Button>
        </>
      )}
    </section>
  )
}
