import { useText } from '@lobby/i18n'
import type { ReactNode } from 'react'

export interface LoadingPlaceholderProps {
  readonly className: string | undefined
  /** Skeletons in the shape of the content that is loading. */
  readonly children: ReactNode
}

/** Shows placeholders while a screen loads, and announces the loading to screen readers. */
export function LoadingPlaceholder({ className, children }: LoadingPlaceholderProps) {
  const t = useText()
  return (
    <div className={className} aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('core.loading')}
      </span>
      {children}
    </div>
  )
}
