import { lazy, Suspense, type ComponentType } from 'react'
import styles from './QrCode.module.css'

export interface QrCodeProps {
  /** What a camera reads of it. */
  readonly text: string
  /** What it is, for those who do not see it: `QR code of the payment`. */
  readonly label: string
}

// A code that does not come leaves its place empty: what it holds is always there to be copied as well.
const QrFigure = lazy<ComponentType<Pick<QrCodeProps, 'text'>>>(() =>
  import('./QrFigure.tsx').then((module) => ({ default: module.QrFigure })).catch(() => ({ default: () => null })),
)

/** A text to be read by another device's camera: dark on white in every theme, with its quiet border. */
export function QrCode({ text, label }: QrCodeProps) {
  return (
    <div className={styles.code} role="img" aria-label={label} dir="ltr">
      <Suspense fallback={<span data-awaited="code" />}>
        <QrFigure text={text} />
      </Suspense>
    </div>
  )
}
