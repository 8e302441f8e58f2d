import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldNote } from '../Field/FieldNote.tsx'
import { hasContent } from '../Field/hasContent.ts'
import styles from './Segmented.module.css'

export interface Segment {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  readonly disabled?: boolean
}

export interface SegmentedProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'id' | 'className'
> {
  /** Names the group; shown above it only with `labelled`. */
  readonly label: string
  readonly labelled?: boolean
  /** Two to five. */
  readonly items: readonly Segment[]
  /** The chosen one's id; without it the browser, or react-hook-form, keeps what is chosen. */
  readonly value?: string
  readonly defaultValue?: string
  readonly error?: ReactNode
  readonly hint?: ReactNode
}

/**
 * One of a few, side by side and all seen, for example the ways to sign in. Native radio buttons: one stop of Tab, arrows choose.
 * `onChange` hears the input's event, `event.target.value` is the id; what react-hook-form's `register` gives can be spread into it.
 */
export function Segmented({
  label,
  labelled = false,
  items,
  value,
  defaultValue,
  error,
  hint,
  ...rest
}: SegmentedProps) {
  const id = useId()
  const failed = hasContent(error)
  return (
    <div
      className={styles.field}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={failed || undefined}
      aria-describedby={failed || hasContent(hint) ? `${id}-note` : undefined}>
      <span id={`${id}-label`} className={labelled ? styles.label : 'visually-hidden'}>
        {label}
      </span>
      <div className={styles.track} data-count={items.length}>
        {items.map((item) => (
          <label key={item.id} className={styles.segment}>
            <input
              {...rest}
              name={rest.name ?? id}
              type="radio"
              className={styles.input}
              value={item.id}
              {...(value !== undefined && { checked: item.id === value })}
              {...(value === undefined && defaultValue !== undefined && { defaultChecked: item.id === defaultValue })}
              disabled={rest.disabled === true || item.disabled === true}
            />
            {item.icon}
            <span className={styles.text}>{item.label}</span>
          </label>
        ))}
        <span className={styles.thumb} aria-hidden="true" />
      </div>
      <FieldNote id={`${id}-note`} error={error} hint={hint} />
    </div>
  )
}
