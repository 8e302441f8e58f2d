import { useText } from '@lobby/i18n'
import { useReportFormat } from '@lobby/platform/money'
import { useScrollToTop } from '@lobby/platform/navigation'
import { Button, Card, OutcomeIcon, FactList, Money, Outcome, ButtonStack } from '@lobby/ui'
import styles from './DownlineTransferDone.module.css'
import type { CompletedDownlineTransfer } from './DownlineTransferForm.tsx'

export interface DownlineTransferDoneProps {
  readonly done: CompletedDownlineTransfer
  readonly onAgain: () => void
  readonly onHistory: () => void
}

/** Shows a completed transfer to team members: the sum, the receivers and the transfer number. */
export function DownlineTransferDone({
  done: { batchId, amountMinor, accounts, createdAt },
  onAgain,
  onHistory,
}: DownlineTransferDoneProps) {
  const t = useText()
  useScrollToTop()
  const { money, dateTime } = useReportFormat()
  return (
    <>
      <Card tone="hero">
        <Outcome
          mark={<OutcomeIcon success />}
          amount={<Money size="hero" text={money(amountMinor)} />}
          title={t('downline.done.title')}
          texts={[t('downline.done.text', { count: accounts.length })]}>
          <p className={styles.names}>{accounts.join(', ')}</p>
        </Outcome>
        <FactList
          items={[
            createdAt !== undefined && { name: t('downline.done.at'), value: dateTime(createdAt) },
            { name: t('downline.done.number'), value: batchId },
          ]}
        />
      </Card>
      <ButtonStack>
        <Button tone="brand" size="l" wide onClick={onAgain}>
          {t('downline.done.again')}
        </Button>
        <Button wide onClick={onHistory}>
          {t('downline.done.history')}
        </Button>
      </ButtonStack>
    </>
  )
}
