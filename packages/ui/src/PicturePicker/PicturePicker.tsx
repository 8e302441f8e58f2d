import { CloudOff, ImagePlus, RotateCw, X } from '../icons/index.ts'
import { useId, useRef, type ReactNode } from 'react'
import { FieldNote } from '../Field/FieldNote.tsx'
import { hasRenderableContent } from '../Field/hasRenderableContent.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { PreviewCanvas } from './PreviewCanvas.tsx'
import styles from './PicturePicker.module.css'

export interface PickedPicture {
  readonly key: number
  /** The file's name, used in the accessible names of the buttons. */
  readonly name: string
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed'
  readonly preview: ImageBitmap | null
}

export interface PicturePickerProps {
  readonly label: string
  readonly hint?: ReactNode
  /** The error text: what is wrong with the files that were added last, and how to fix it. */
  readonly error?: ReactNode
  readonly pictures: readonly PickedPicture[]
  /** The maximum number of pictures. When it is reached, the add button disappears. */
  readonly maxPictures: number
  readonly addLabel: string
  /** Returns the text for a picture's state, for example `Uploading`. */
  readonly stateLabel: (state: PickedPicture['state']) => string
  readonly removeLabel: (name: string) => string
  readonly retryLabel: (name: string) => string
  /** True while the added files are being checked. The add button shows a spinner then. */
  readonly busy?: boolean
  readonly onAdd: (files: readonly File[]) => void
  readonly onRemove: (key: number) => void
  readonly onRetry: (key: number) => void
}

/** Renders a picker for pictures and the state of each: waiting, uploading, uploaded, or failed with a retry button. */
export function PicturePicker({
  label,
  hint,
  error,
  pictures,
  maxPictures,
  addLabel,
  busy = false,
  onAdd,
  ...rest
}: PicturePickerProps) {
  const { stateLabel, removeLabel, retryLabel, onRemove, onRetry } = rest
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isFull = pictures.length >= maxPictures
  const hasNote = hasRenderableContent(error) || hasRenderableContent(hint)
  return (
    <div
      className={styles.picker}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={hasNote ? `${id}-note` : undefined}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
        <span className={styles.count}>{` ${pictures.length} / ${maxPictures}`}</span>
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
        {!isFull && (
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
        multiple={maxPictures > 1}
        tabIndex={-1}
        aria-hidden="true"
        aria-label={addLabel}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Resets the file input. Otherwise it would fire no event if the player chooses the same file again.
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
