import { CloudOff, ImagePlus, RotateCw, X } from '../icons/index.ts'
import { useId, useRef, type ReactNode } from 'react'
import { FieldNote } from '../Field/FieldNote.tsx'
import { hasContent } from '../Field/hasContent.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { PreviewCanvas } from './PreviewCanvas.tsx'
import styles from './PicturePicker.module.css'

export interface PickedPicture {
  readonly key: number
  /** What its buttons call it: the file's name. */
  readonly name: string
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed'
  readonly preview: ImageBitmap | null
}

export interface PicturePickerProps {
  readonly label: string
  readonly hint?: ReactNode
  /** What is wrong with what was added last, and how to mend it. */
  readonly error?: ReactNode
  readonly pictures: readonly PickedPicture[]
  /** How many there may be: with as many nothing more can be added. */
  readonly most: number
  readonly addLabel: string
  /** What a picture's state is called: `Uploading`. */
  readonly stateLabel: (state: PickedPicture['state']) => string
  readonly removeLabel: (name: string) => string
  readonly retryLabel: (name: string) => string
  /** Files are being looked at. */
  readonly busy?: boolean
  readonly onAdd: (files: readonly File[]) => void
  readonly onRemove: (key: number) => void
  readonly onRetry: (key: number) => void
}

/** Chooses pictures and shows each with how far it is: waiting, being uploaded, there, or failed with a way to try again. */
export function PicturePicker({
  label,
  hint,
  error,
  pictures,
  most,
  addLabel,
  busy = false,
  onAdd,
  ...rest
}: PicturePickerProps) {
  const { stateLabel, removeLabel, retryLabel, onRemove, onRetry } = rest
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const full = pictures.length >= most
  const noted = hasContent(error) || hasContent(hint)
  return (
    <div
      className={styles.picker}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={noted ? `${id}-note` : undefined}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
        <span className={styles.count}>{` ${pictures.length} / ${most}`}</span>
      </span>
      <ul className={styles.list}>
        {pictures.map(({ key, name, state, preview }) => (
          <li key={key} className={styles.item} data-state={state}>
            <PreviewCanvas preview={preview} />
            <span className={styles.state} role="status">
              {state === 'sending' && <Spinner />}
              {state === 'failed' && <CloudOff aria-hidden="true" />}
              <span className="visually-hidden">{`${name}: ${stateLabel(state)}`}</span>
            </span>
            <IconButton label={removeLabel(name)} className={styles.remove} onClick={() => onRemove(key)}>
              <X />
            </IconButton>
            {state === 'failed' && (
              <IconButton label={retryLabel(name)} className={styles.retry} onClick={() => onRetry(key)}>
                <RotateCw />
              </IconButton>
            )}
          </li>
        ))}
        {!full && (
          <li className={styles.cell}>
            <button
              type="button"
              className={styles.add}
              aria-busy={busy || undefined}
              onClick={() => input.current?.click()}>
              {busy ? <Spinner /> : <ImagePlus aria-hidden="true" />}
              {addLabel}
            </button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept="image/png,image/jpeg"
        multiple={most > 1}
        tabIndex={-1}
        aria-hidden="true"
        aria-label={addLabel}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file may be chosen again.
          target.value = ''
          if (files.length > 0) onAdd(files)
        }}
      />
      <div role="alert">
        <FieldNote id={`${id}-note`} error={error} hint={hint} />
      </div>
    </div>
  )
}
