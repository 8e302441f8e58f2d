import { useText } from '@lobby/i18n'
import { useBack } from '@lobby/platform/navigation'
import { routes } from '@lobby/platform/routes'
import { IconButton, SiteHeader } from '@lobby/ui'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { titleOf } from './titles.ts'
import styles from './ScreenHeader.module.css'

export interface ScreenHeaderProps {
  readonly pathname: string
  readonly end: ReactNode
  /** The header with the brand, for routes that have no other. */
  readonly brand: ReactNode
}

/** The common header of a route but home's: the way back and the title (specification part 2, section 2.3). */
export function ScreenHeader({ pathname, end, brand }: ScreenHeaderProps) {
  const t = useText()
  const back = useBack()
  const navigate = useNavigate()
  const place = titleOf(pathname)
  if (!place) return brand
  return (
    <SiteHeader
      start={
        <IconButton label={t(place.home ? 'core.home' : 'core.back')} tone="plain" onClick={place.home ? () => void navigate(routes.home()) : back}>
          <ArrowLeft className={styles.arrow} aria-hidden />
        </IconButton>
      }
      centre={place.title && <span className={styles.title}>{t(place.title)}</span>}
      end={end}
    />
  )
}
