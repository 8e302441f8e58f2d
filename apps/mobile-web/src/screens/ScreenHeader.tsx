import { useText } from '@lobby/i18n'
import { useGoBack, hasTeamQueryParameter, routes } from '@lobby/platform/navigation'
import { isAgent, parseMemberType, useSession } from '@lobby/platform/session'
import { IconButton, SiteHeader } from '@lobby/ui'
import { ArrowLeft } from '@lobby/ui/icons'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useIsPathNotFound } from './notFound.ts'
import { findScreen } from './table/screenTable.ts'
import styles from './ScreenHeader.module.css'

export interface ScreenHeaderProps {
  readonly pathname: string
  readonly end: ReactNode
  /** The brand mark with a link to home. The header shows it when the screen has no title. */
  readonly brand: ReactNode
}

/**
 * Renders the header of all screens except home: the back button, and the title or the brand (specification part 2,
 * section 2.3).
 */
export function ScreenHeader({ pathname, end, brand }: ScreenHeaderProps) {
  const t = useText()
  const back = useGoBack()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const session = useSession()
  const isNotFound = useIsPathNotFound()
  const { title: own, teamTitle, backIsHome } = (!isNotFound && findScreen(pathname)) || {}
  const title = teamTitle && hasTeamQueryParameter(params) && isAgent(parseMemberType(session?.type)) ? teamTitle : own
  return (
    <SiteHeader
      start={
        <IconButton
          label={t(backIsHome ? 'core.home' : 'core.back')}
          tone="plain"
          onClick={backIsHome ? () => void navigate(routes.home()) : back}>
          <ArrowLeft className={styles.arrow} aria-hidden />
        </IconButton>
      }
      centre={title ? <span className={styles.title}>{t(title)}</span> : <span className={styles.brand}>{brand}</span>}
      end={end}
    />
  )
}
