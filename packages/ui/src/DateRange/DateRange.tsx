import { CalendarDays } from '../icons/index.ts'
import { useRef, useState, type FormEvent } from 'react'
import { Button } from '../Button/Button.tsx'
import { Chips, type ChipsProps } from '../Chips/Chips.tsx'
import { cx } from '../cx/cx.ts'
import { TextField } from '../Field/TextField.tsx'
import { Sheet } from '../Sheet/Sheet.tsx'
import { rangeProblem, type Dates } from './rangeProblem.ts'
import styles from './DateRange.module.css'

export interface DatePreset extends Dates {
  readonly id: string
  readonly label: string
}

export interface DateRangeProps {
  readonly label: string
  /** Days as `2026-11-20`, both included, in the player's own time zone. */
  readonly value: Dates
  readonly onChange: (value: Dates) => void
  /** For example today, 7 days, 30 days. */
  readonly presets: readonly DatePreset[]
  /** The first and the last day that can be chosen. */
  readonly min?: string
  readonly max?: string
  /** How many days a span may have, both ends included; any number unless given, and then `texts.long` says so. */
  readonly most?: number
  /** How dates that no preset has are written, for example `1 to 14 Nov`. */
  readonly format: (value: Dates) => string
  /** How the chips lie, as of `Chips`. */
  readonly layout?: ChipsProps['layout']
  readonly texts: {
    /** The chip that opens the sheet, and the sheet's title. */
    readonly custom: string
    readonly from: string
    readonly to: string
    readonly apply: string
    readonly close: string
    readonly missing: string
    /** The last day is before the first one. */
    readonly order: string
    /** A day before `min` or after `max`. */
    readonly outside: string
    /** More days than `most`. */
    readonly long?: string
  }
}

/** A span of days: presets one tap away, and any other span in a sheet with the system's own date pickers. */
export function DateRange({
  label,
  value,
  onChange,
  presets,
  min,
  max,
  most,
  format,
  layout = 'wrap',
  texts,
}: DateRangeProps) {
  const [open, setOpen] = useState(false)
  const preset = presets.find(({ from, to }) => from === value.from && to === value.to)
  return (
    <>
      <Chips
        label={label}
        layout={layout}
        items={presets}
        value={preset ? [preset.id] : []}
        childChosen={!preset}
        onChange={([id]) => {
          const next = presets.find((one) => one.id === id)
          if (next) onChange({ from: next.from, to: next.to })
        }}>
        <Button
          size="s"
          icon={<CalendarDays aria-hidden="true" />}
          className={cx(
            preset ? styles.custom : styles.chosen,
            (layout === 'scroll' || layout === 'rail') && styles.line,
          )}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}>
          {preset ? texts.custom : format(value)}
        </Button>
      </Chips>
      <Sheet open={open} onOpenChange={setOpen} title={texts.custom} closeLabel={texts.close}>
        <Days
          value={value}
          min={min}
          max={max}
          most={most}
          texts={texts}
          onApply={(next) => {
            setOpen(false)
            onChange(next)
          }}
        />
      </Sheet>
    </>
  )
}

interface DaysProps {
  readonly value: Dates
  readonly min: string | undefined
  readonly max: string | undefined
  readonly most: number | undefined
  readonly texts: DateRangeProps['texts']
  readonly onApply: (value: Dates) => void
}

function Days({ value, min, max, most, texts, onApply }: DaysProps) {
  const [dates, setDates] = useState(value)
  const [sent, setSent] = useState(false)
  const inputs = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) }
  const problem = rangeProblem(dates, { min, max, most })
  const apply = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (problem) inputs[problem.at].current?.focus()
    else onApply(dates)
  }
  const day = (at: keyof Dates) => (
    <TextField
      ref={inputs[at]}
      label={texts[at]}
      type="date"
      value={dates[at]}
      min={min}
      max={max}
      onChange={(event) => setDates({ ...dates, [at]: event.target.value })}
      error={sent && problem?.at === at && texts[problem.kind]}
    />
  )
  return (
    <form className={styles.days} noValidate onSubmit={apply}>
      {day('from')}
      {day('to')}
      <Button type="submit" tone="brand" size="l" wide>
        {texts.apply}
      </Button>
    </form>
  )
}
