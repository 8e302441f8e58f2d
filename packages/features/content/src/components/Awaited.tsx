import { useText } from '@lobby/i18n'
import type { ReactNode } from 'react'

export interface AwaitedProps {
  readonly className: string | undefined
  /** Skeletons in the shapes of what they stand for. */
  readonly children: ReactNode
}

/** What stands in a screen until its content is here, and says so to who cannot see it. */
export function Awaited({ className, children }: AwaitedProps) {
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
