import { useText } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { useNotify } from '@lobby/platform/ports'
import { Button, FormNotice, InlineNotice, ProgressBar } from '@lobby/ui'
import { ChevronRight } from '@lobby/ui/icons'
import { useLimitFormat, useZonedDateTimeFormat } from '../model/useLimitFormat.ts'
import { useCancelLimitRaise } from '../model/useOwnPlay.ts'
import type { KnownLimit } from '../model/responsibleGamingState.ts'
import styles from './LimitRow.module.css'

export interface LimitRowProps {
  readonly limit: KnownLimit
  readonly onEdit: () => void
}

/** Shows one limit: the used part as a bar and as text, and a pending raise with a cancel button. */
export function LimitRow({ limit, onEdit }: LimitRowProps) {
  const t = useText()
  const write = useLimitFormat()
  const moment = useZonedDateTimeFormat()
  const { toast } = useNotify()
  const { kind, period, amount, used, left = 0, resetsAt, pending } = limit
  const cancel = useCancelLimitRaise(() => toast(t('responsible.kept')))
  return (
    <>
      <button type="button" className={styles.row} onClick={onEdit}>
        <span className={styles.line}>
          <span className={styles.period}>{t(`responsible.${period}`)}</span>
          <span className={styles.amount}>
            {amount === undefined
              ? t('responsible.none')
              : t('responsible.of', { used: write(kind, used), amount: write(kind, amount) })}
          </span>
          <ChevronRight className={styles.chevron} aria-hidden="true" />
        </span>
        {amount !== undefined && (
          <ProgressBar max={Math.max(1, amount)} value={Math.min(used, amount)} tone={left === 0 ? 'warn' : 'brand'} />
        )}
        <span className={styles.note}>
          {amount === undefined
            ? t('responsible.used', { used: write(kind, used) })
            : left === 0
              ? t('responsible.reached', { date: moment(resetsAt) })
              : t('responsible.left', { left: write(kind, left), date: moment(resetsAt) })}
        </span>
      </button>
      {pending && (
        <InlineNotice
          tone="info"
          silent
          action={
            <Button size="s" busy={cancel.isBusy} onClick={() => cancel.send({ kind, period })}>
              {t('responsible.pending.cancel')}
            </Button>
          }>
          {pending.amount === undefined
            ? t('responsible.pending.none', { date: moment(pending.countsFrom) })
            : t('responsible.pending', { amount: write(kind, pending.amount), date: moment(pending.countsFrom) })}
        </InlineNotice>
      )}
      <FormNotice>{cancel.error !== null && t(getRefusalMessageId(cancel.error))}</FormNotice>
    </>
  )
}
