import { useText } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { useCurrencySymbol } from '@lobby/platform/money'
import { Button, Chips, FormNotice, SubmitButton, TextField } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import { useState } from 'react'
import { parseLimit } from '../model/parseLimit.ts'
import { useLimitFormat } from '../model/useLimitFormat.ts'
import { useSetOwnLimit } from '../model/useOwnPlay.ts'
import type { KnownLimit } from '../model/responsibleGamingState.ts'
import styles from './LimitSheet.module.css'

export interface LimitSheetProps {
  readonly limit: KnownLimit
  readonly delayHours: number
  readonly onClose: () => void
  /**
   * Called after the platform has accepted the limit. `later` is true if the limit takes effect only after the delay.
   */
  readonly onDone: (later: boolean) => void
}

/** The suggested limits by kind and period. Limits of the kind TIME are in minutes, all others in minor units. */
const presets = {
  DEPOSIT: [5_000, 10_000, 20_000, 50_000, 100_000],
  LOSS: [5_000, 10_000, 20_000, 50_000, 100_000],
  TIME: [30, 60, 120, 240],
} as const

/**
 * Renders the form that sets one limit. Before the member submits, shows when the change takes effect: a lower limit
 * immediately, a higher limit or its removal after the delay.
 */
export function LimitSheet({ limit, delayHours, onClose, onDone }: LimitSheetProps) {
  const t = useText()
  const write = useLimitFormat()
  const unit = useCurrencySymbol()
  const { kind, period, amount: current, min, max } = limit
  const units = kind === 'TIME' ? 1 : 100
  const [text, setText] = useState(current === undefined ? '' : String(Math.round(current / units)))
  const [tried, setTried] = useState(false)
  const { send, isBusy, error, sendAgain } = useSetOwnLimit((_, input) =>
    onDone(current !== undefined && (input.amount === undefined || input.amount > current)),
  )
  const { amount, problem } = parseLimit(text, kind, { min, max })
  const raised = current !== undefined && amount !== undefined && problem === undefined && amount > current
  const said =
    problem === undefined
      ? undefined
      : problem === 'unreadable'
        ? t('responsible.edit.unreadable')
        : t(`responsible.edit.${problem}`, { amount: write(kind, problem === 'low' ? min : max) })
  const hint = raised
    ? t('responsible.edit.raise', { hours: delayHours, amount: write(kind, current) })
    : t('responsible.edit.lower')
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('responsible.edit', { kind, period })}
      closeLabel={t('core.close')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (amount !== undefined && problem === undefined) send({ kind, period, amount })
        }}>
        <TextField
          label={kind === 'TIME' ? t('responsible.edit.minutes') : t('responsible.edit.amount', { unit })}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={tried || problem === 'high' || (problem === 'unreadable' && text !== '') ? said : undefined}
          hint={hint}
        />
        <Chips
          label={t('responsible.edit.pick')}
          items={presets[kind]
            .filter((each) => each >= min && each <= max)
            .map((each) => ({ id: String(each), label: write(kind, each) }))}
          value={[String(amount)]}
          onChange={([picked]) => setText(String(Number(picked) / units))}
        />
        <FormNotice
          action={
            sendAgain && (
              <Button size="s" busy={isBusy} onClick={sendAgain}>
                {t('responsible.edit.save')}
              </Button>
            )
          }>
          {error === null ? undefined : t(getRefusalMessageId(error))}
        </FormNotice>
        <SubmitButton busy={isBusy}>{t(raised ? 'responsible.edit.ask' : 'responsible.edit.save')}</SubmitButton>
        {current !== undefined && (
          <Button tone="quiet" wide disabled={isBusy} onClick={() => send({ kind, period })}>
            {t('responsible.edit.remove', { hours: delayHours })}
          </Button>
        )}
      </form>
    </Sheet>
  )
}
