import { CalendarDays } from '../icons/index.ts'
import { useRef, useState, type FormEvent } from 'react'
import { Button } from '../Button/Button.tsx'
import { Chips, type ChipsProps } from '../Chips/Chips.tsx'
import { cx } from '../cx/cx.ts'
import { TextField } from '../Field/TextField.tsx'
import { Sheet } from '../Sheet/Sheet.tsx'
import { validateDateRange, type DateSpan } from './validateDateRange.ts'
import styles from './DateRange.module.css'

export interface DatePreset extends DateSpan {
  readonly id: string
  readonly label: string
}

export interface DateRangeProps {
  readonly label: string
  /** The first and the last day, both included, in the form `2026-11-20`, in the player's time zone. */
  readonly value: DateSpan
  readonly onChange: (value: DateSpan) => void
  /** The date ranges that one tap selects, for example today, 7 days and 30 days. */
  readonly presets: readonly DatePreset[]
  /** The first selectable day. `max` is the last selectable day. Both have the form `2026-11-20`. */
  readonly min?: string
  readonly max?: string
  /**
   * The maximum number of days, both ends included. If a range has more days, the sheet shows the error `texts.long`.
   * Without `maxDays` there is no limit.
   */
  readonly maxDays?: number
  /** Returns the chip's text for a range that equals no preset, for example `1 to 14 Nov`. */
  readonly format: (value: DateSpan) => string
  /** The layout of the chips, as in `Chips`. */
  readonly layout?: ChipsProps['layout']
  readonly texts: {
    /** The title of the sheet. It is also the text of the chip that opens the sheet. */
    readonly custom: string
    readonly from: string
    readonly to: string
    readonly apply: string
    readonly close: string
    readonly missing: string
    /** The error when the last day is before the first one. */
    readonly order: string
    /** The error when a day is before `min` or after `max`. */
    readonly outside: string
    /** The error when the range has more days than `maxDays`. */
    readonly long?: string
  }
}

/**
 * Lets the player choose a date range. Presets are chips. For any other range, a chip opens a sheet with two date
 * fields.
 */
export function DateRange({
  label,
  value,
  onChange,
  presets,
  min,
  max,
  maxDays,
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
        childSelected={!preset}
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
        <RangeForm
          value={value}
          min={min}
          max={max}
          most={maxDays}
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

interface RangeFormProps {
  readonly value: DateSpan
  readonly min: string | undefined
  readonly max: string | undefined
  readonly most: number | undefined
  readonly texts: DateRangeProps['texts']
  readonly onApply: (value: DateSpan) => void
}

function RangeForm({ value, min, max, most, texts, onApply }: RangeFormProps) {
  const [dates, setDates] = useState(value)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const inputs = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) }
  const problem = validateDateRange(dates, { min, max, most })
  const apply = (event: FormEvent) => {
    event.preventDefault()
    setIsSubmitted(true)
    if (problem) inputs[problem.at].current?.focus()
    else onApply(dates)
  }
  const renderDay = (at: keyof DateSpan) => (
    <TextField
      ref={inputs[at]}
      label={texts[at]}
      type="date"
      value={dates[at]}
      min={min}
      max={max}
      onChange={(event) => setDates({ ...dates, [at]: event.target.value })}
      error={isSubmitted && problem?.at === at && texts[problem.kind]}
    />
  )
  return (
    <form className={styles.days} noValidate onSubmit={apply}>
      {renderDay('from')}
      {renderDay('to')}
      <Button type="submit" tone="brand" size="l" wide>
        {texts.apply}
      </Button>
    </form>
  )
}
