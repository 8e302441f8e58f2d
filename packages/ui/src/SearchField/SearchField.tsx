import { Search, X } from '../icons/index.ts'
import { useRef, type ComponentProps, type ReactNode } from 'react'
import { clearInput } from '../Field/clearInput.ts'
import field from '../Field/Field.module.css'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import styles from './SearchField.module.css'

export interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'type' | 'ref' | 'className' | 'results'
> {
  /** The accessible name, for example `Search games`. It is also the placeholder by default. */
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  /** Called on Enter, on the search key of a phone's keyboard, or on a press on the button with the lens. */
  readonly onSearch?: (text: string) => void
  readonly clearLabel: string
  /**
   * The line below the field, for example `26 games`. When it changes, screen readers announce it without interrupting
   * other speech.
   */
  readonly results?: ReactNode
  readonly busy?: boolean
}

/**
 * Renders a search field. Enter or a press on the lens starts the search. A clear button is visible while the field has
 * text. Escape also clears the field.
 */
export function SearchField({
  label,
  value,
  onChange,
  onSearch,
  clearLabel,
  results,
  busy = false,
  ...rest
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <form
      role="search"
      aria-label={label}
      className={field.field}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch?.(value.trim())
      }}>
      <div className={field.box}>
        {busy || !onSearch ? (
          <span className={styles.lens} aria-hidden="true">
            {busy ? <Spinner /> : <Search />}
          </span>
        ) : (
          <button type="submit" className={styles.lens} aria-label={label} disabled={rest.disabled}>
            <Search />
          </button>
        )}
        <input
          placeholder={label}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          ref={input}
          type="search"
          aria-label={label}
          className={`${field.input} ${styles.input}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {value !== '' && (
          <IconButton
            label={clearLabel}
            className={field.clear}
            disabled={rest.disabled}
            onClick={() => input.current && clearInput(input.current)}>
            <X />
          </IconButton>
        )}
      </div>
      <p className={styles.results} role="status">
        {results}
      </p>
    </form>
  )
}
