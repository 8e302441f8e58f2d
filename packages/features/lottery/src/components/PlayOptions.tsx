import { useLanguageFormat, useText } from '@lobby/i18n'
import { Button, TextField } from '@lobby/ui'
import { useState, type FormEvent } from 'react'
import { isBetPicked, generateLuckyDigits, type BetPick } from '../model/bettingSlip.ts'
import type { OfferedLotteryPlay } from '../queries/betting.ts'
import styles from './PlayOptions.module.css'

export interface PlayOptionsProps {
  readonly play: OfferedLotteryPlay
  readonly picks: readonly BetPick[]
  readonly disabled: boolean
  readonly onToggle: (pick: BetPick) => void
}

/** Shows the options of one play (a kind of bet), each with its odds. A bet on digits has a text field. */
export function PlayOptions({ play, picks, disabled, onToggle }: PlayOptionsProps) {
  const { number } = useLanguageFormat()
  if (play.digits !== undefined)
    return <Digits play={play} count={play.digits} disabled={disabled} onToggle={onToggle} />
  return (
    <div className={styles.options} role="group" aria-label={play.name}>
      {play.options.map(({ code, name, odds }) => {
        const pick = { playCode: play.playCode, playName: play.name, selection: code, selectionName: name, odds }
        return (
          <button
            key={code}
            type="button"
            className={styles.option}
            disabled={disabled}
            aria-pressed={isBetPicked(picks, pick)}
            onClick={() => onToggle(pick)}>
            <span className={styles.name}>{name}</span>
            <span className={styles.odds}>×{number(odds)}</span>
          </button>
        )
      })}
    </div>
  )
}

interface DigitsProps extends Omit<PlayOptionsProps, 'picks'> {
  readonly count: number
}

function Digits({ play, count, disabled, onToggle }: DigitsProps) {
  const t = useText()
  const { number } = useLanguageFormat()
  const [typed, setTyped] = useState('')
  const add = (selection: string) => {
    onToggle({
      playCode: play.playCode,
      playName: play.name,
      selection,
      selectionName: selection,
      odds: play.odds ?? NaN,
    })
    setTyped('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.length === count) add(typed)
  }
  return (
    <form className={styles.digits} noValidate onSubmit={submit}>
      <TextField
        label={t('betting.digits', { count, odds: `×${number(play.odds ?? NaN)}` })}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        disabled={disabled}
        hint={
          typed.length > 0 && typed.length < count
            ? t('betting.digits.more', { count: count - typed.length })
            : undefined
        }
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, count))}
      />
      <div className={styles.adds}>
        <Button type="submit" disabled={disabled || typed.length < count}>
          {t('betting.add')}
        </Button>
        <Button
          tone="quiet"
          disabled={disabled}
          onClick={() => add(generateLuckyDigits(count, crypto.getRandomValues(new Uint8Array(64))))}>
          {t('betting.lucky')}
        </Button>
      </div>
    </form>
  )
}
