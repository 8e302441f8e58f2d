import { lazy, Suspense, type ComponentType } from 'react'
import styles from './QrCode.module.css'

export interface QrCodeProps {
  /** The text that the QR code contains. */
  readonly text: string
  /** The accessible name, for example `QR code of the payment`. */
  readonly label: string
}

// If the chunk fails to load, no QR code appears. The player can still copy the text, because every screen with a QR
// code offers that.
const QrFigure = lazy<ComponentType<Pick<QrCodeProps, 'text'>>>(() =>
  import('./QrCodeFigure.tsx')
    .then((module) => ({ default: module.QrCodeFigure }))
    .catch(() => ({ default: () => null })),
)

/** Renders a text as a QR code. The code is dark on white in every theme and has the quiet zone that scanners need. */
export function QrCode({ text, label }: QrCodeProps) {
  return (
    <div className={styles.code} role="img" aria-label={label} dir="ltr">
      <Suspense fallback={<span data-awaited="code" />}>
        <QrFigure text={text} />
      </Suspense>
    </div>
  )
}
