import { useText } from '@lobby/i18n'
import { useSay } from '@lobby/platform/money'
import { useScrollToTop } from '@lobby/platform/navigation'
import { Button, Card, EndMark, Facts, Money } from '@lobby/ui'
import styles from './HandOutDone.module.css'
import type { DoneHandOut } from './HandOutForm.tsx'

export interface HandOutDoneProps {
  readonly done: DoneHandOut
  readonly onAgain: () => void
  readonly onHistory: () => void
}

/** A transfer that was done: how much, to whom, and its number. */
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
        <div className={styles.end} role="status">
          <EndMark good />
          <Money size="hero" text={money(amountMinor)} />
          <h2 className={styles.title}>{t('downline.done.title')}</h2>
          <p className={styles.text}>{t('downline.done.text', { count: accounts.length })}</p>
          <p className={styles.names}>{accounts.join(', ')}</p>
        </div>
        <Facts
          of={[
            createdAt !== undefined && { name: t('downline.done.at'), value: when(createdAt) },
            { name: t('downline.done.number'), value: batchId },
          ]}
        />
      </Card>
      <div className={styles.ways}>
        <Button tone="brand" size="l" wide onClick={onAgain}>
          {t('downline.done.again')}
        </Button>
        <Button wide onClick={onHistory}>
          {t('downline.done.history')}
        </Button>
      </div>
    </>
  )
}
