import { ApiError } from '@lobby/api'
import { useText } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { getPlatformNow, useClockOffset } from '@lobby/platform/startup'
import { Button, Checkbox, Chips, FormNotice, SubmitButton } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import { useState } from 'react'
import { estimateBreakEnd, getBreakLengthText, type BreakKind } from '../model/responsibleGamingState.ts'
import { useZonedDateTimeFormat } from '../model/useLimitFormat.ts'
import { useStartBreak } from '../model/useOwnPlay.ts'
import styles from './LimitSheet.module.css'

export interface BreakSheetProps {
  readonly kind: BreakKind
  /** The lengths to choose from: in hours for a pause, in months for an exclusion. */
  readonly lengths: readonly number[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/**
 * Starts a break in two steps, so that nobody starts a break by accident. The first step asks for the length of the
 * break. The second step shows when the break ends and warns that nobody can end it earlier.
 */
export function BreakSheet({ kind, lengths, onClose, onDone }: BreakSheetProps) {
  const t = useText()
  const moment = useZonedDateTimeFormat()
  const offset = useClockOffset()
  const [length, setLength] = useState(lengths[0] ?? 0)
  const [begun, setBegun] = useState<number | null>(null)
  const [agreed, setAgreed] = useState(false)
  const { send, isBusy, error, sendAgain } = useStartBreak(onDone)
  const unsure = error instanceof ApiError && error.kind !== 'refused'
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`responsible.${kind}`)}
      closeLabel={t('core.close')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (begun === null) setBegun(getPlatformNow(offset))
          else if (agreed) send({ kind, length })
        }}>
        {begun === null ? (
          <>
            <Chips
              label={t('responsible.break.length')}
              items={lengths.map((each) => ({ id: String(each), label: nameOf(each) }))}
              value={[String(length)]}
              onChange={([picked]) => setLength(Number(picked))}
            />
            <ul className={styles.points}>
              <li>{t('responsible.break.stops')}</li>
              {kind === 'EXCLUSION' && <li>{t('responsible.break.stops.promotions')}</li>}
              <li>{t('responsible.break.goes')}</li>
            </ul>
            <SubmitButton>{t('responsible.break.next')}</SubmitButton>
          </>
        ) : (
          <>
            <p className={styles.until}>
              {t('responsible.break.until', { date: moment(estimateBreakEnd(kind, length, begun)) })}
            </p>
            <p>{t('responsible.break.final')}</p>
            <Checkbox
              label={t('responsible.break.agree')}
              checked={agreed}
              onChange={({ target }) => setAgreed(target.checked)}
            />
            <FormNotice
              tone={unsure ? 'warn' : 'loss'}
              action={
                sendAgain && (
                  <Button size="s" busy={isBusy} onClick={sendAgain}>
                    {t(`responsible.${kind}.action`)}
                  </Button>
                )
              }>
              {error === null ? undefined : t(unsure ? 'responsible.break.unsure' : getRefusalMessageId(error))}
            </FormNotice>
            <SubmitButton tone="danger" busy={isBusy} reason={agreed ? undefined : t('responsible.break.agree.first')}>
              {t(`responsible.${kind}.action`)}
            </SubmitButton>
            <Button tone="quiet" wide disabled={isBusy} onClick={() => setBegun(null)}>
              {t('responsible.break.back')}
            </Button>
          </>
        )}
      </form>
    </Sheet>
  )

  function nameOf(each: number): string {
    const { id, count } = getBreakLengthText(kind, each)
    return t(id, { count })
  }
}
