import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldNote } from '../Field/FieldNote.tsx'
import { hasRenderableContent } from '../Field/hasRenderableContent.ts'
import styles from './SegmentedControl.module.css'

export interface SegmentItem {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  readonly disabled?: boolean
}

export interface SegmentedControlProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'id' | 'className'
> {
  /** The accessible name of the group. It is visible above the group only if `labelled` is true. */
  readonly label: string
  readonly labelled?: boolean
  /** The items to choose from, two to five. */
  readonly items: readonly SegmentItem[]
  /**
   * The id of the selected item. Without it the component is uncontrolled: the browser or react-hook-form stores the
   * selection.
   */
  readonly value?: string
  readonly defaultValue?: string
  readonly error?: ReactNode
  readonly hint?: ReactNode
}

/**
 * Renders a choice between a few items in one row, for example the ways to sign in. The items are native radio buttons:
 * the group is one Tab stop, and arrow keys select an item. `onChange` receives the input's event, whose
 * `event.target.value` is the item's id. Accepts the result of react-hook-form's `register` as props.
 */
export function SegmentedControl({
  label,
  labelled = false,
  items,
  value,
  defaultValue,
  error,
  hint,
  ...rest
}: SegmentedControlProps) {
  const id = useId()
  const isInvalid = hasRenderableContent(error)
  return (
    <div
      className={styles.field}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid || hasRenderableContent(hint) ? `${id}-note` : undefined}>
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
