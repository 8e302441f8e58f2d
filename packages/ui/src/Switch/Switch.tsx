import { useId, type ComponentProps, type ReactNode } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import { hasRenderableContent } from '../Field/hasRenderableContent.ts'
import styles from './Switch.module.css'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'onClick'> {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** True while the change is being saved. The knob shows a spinner and the switch ignores further presses then. */
  readonly busy?: boolean
}

/**
 * Renders a switch that takes effect immediately. In a form that is submitted, use a `Checkbox` instead. The whole row
 * can be pressed.
 */
export function Switch({ label, hint, busy = false, onChange, ...rest }: SwitchProps) {
  const generatedId = useId()
  const id = rest.id ?? generatedId
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        <span id={`${id}-label`}>{label}</span>
        {hasRenderableContent(hint) && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <span className={styles.track}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox reports whether it is checked
          role="switch"
          className={styles.input}
          aria-labelledby={`${id}-label`}
          aria-describedby={hasRenderableContent(hint) ? `${id}-hint` : undefined}
          aria-busy={busy || undefined}
          onClick={(event) => busy && event.preventDefault()}
          onChange={(event) => !busy && onChange?.(event)}
        />
        <span className={styles.knob}>{busy && <Spinner />}</span>
      </span>
    </label>
  )
}
