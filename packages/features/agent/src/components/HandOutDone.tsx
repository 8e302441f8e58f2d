import { useText } from '@lobby/i18n'
import { useSay } from '@lobby/platform/money'
import { useScrollToTop } from '@lobby/platform/navigation'
import { Button, Card, EndMark, Facts, Money, Outcome, Ways } from '@lobby/ui'
import styles from './HandOutDone.module.css'
import type { DoneHandOut } from './HandOutForm.tsx'

export interface HandOutDoneProps {
  readonly done: DoneHandOut
  readonly onAgain: () => void
  readonly onHistory: () => void
}

/** Shows a completed transfer: its sum, its receivers and its number. */
export function HandOutDone({
  done: { batchId, amountMinor, accounts, createdAt },
  onAgain,
  onHistory,
}: HandOutDoneProps) {
  const t = useText()
  useScrollToTop()
  const { money, when } = useSay()
  return (
    <>
      <Card tone="hero">
        <Outcome
          mark={<EndMark good />}
          amount={<Money size="hero" text={money(amountMinor)} />}
          title={t('downline.done.title')}
          texts={[t('downline.done.text', { count: accounts.length })]}>
          <p className={styles.names}>{accounts.join(', ')}</p>
        </Outcome>
        <Facts
          of={[
            createdAt !== undefined && { name: t('downline.done.at'), value: when(createdAt) },
            { name: t('downline.done.number'), value: batchId },
          ]}
        />
      </Card>
      <Ways>
        <Button tone="brand" size="l" wide onClick={onAgain}>
          {t('downline.done.again')}
        </Button>
        <Button wide onClick={onHistory}>
          {t('downline.done.history')}
        </Button>
      </Ways>
    </>
  )
}
