import { useText } from '@lobby/i18n'
import { useRefetchOnReturn } from '@lobby/platform/account'
import { useMerchant } from '@lobby/platform/merchant'
import { Link, isHomePath, routes } from '@lobby/platform/navigation'
import { useSession } from '@lobby/platform/session'
import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { loadScreenHeader } from '../routes.tsx'
import { useLazyComponent } from '../siteContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { GuestHeaderLinks } from './GuestHeaderLinks.tsx'
import { HeaderFrame, HeaderBrandLogo } from './HeaderFrame.tsx'
import styles from './Header.module.css'

const loadMemberEnd = () => import('./AccountButton.tsx').then((module) => ({ default: module.AccountButton }))
const loadMessages = () => import('./frame.chunk.ts').then((module) => ({ default: module.InboxLink }))

/**
 * Renders the header. Home has the brand mark and the sign-in links, other screens have the back button and the title.
 * Members see their balance on all screens.
 */
export function Header() {
  const t = useText()
  const merchant = useMerchant()
  const { pathname } = useLocation()
  const session = useSession()
  const MemberEnd = useLazyComponent(loadMemberEnd, 'member')
  const Messages = useLazyComponent(loadMessages, 'nav')
  const ScreenHeader = useLazyComponent(loadScreenHeader, 'shell')
  useRefetchOnReturn()

  const home = isHomePath(pathname)
  const endPlaceholder = <span className={styles.room} />
  const renderLazy = (part: ReactNode, placeholder: ReactNode) => (
    <ErrorBoundary fallback={() => placeholder}>
      <Suspense fallback={placeholder}>{part}</Suspense>
    </ErrorBoundary>
  )
  const end = session ? renderLazy(<MemberEnd session={session} />, endPlaceholder) : home && <GuestHeaderLinks />
  const renderBrand = (mark: ReactNode) => (
    <Link to={routes.home()} aria-label={t('core.home')}>
      {mark}
    </Link>
  )
  const homeHeader = (
    <HeaderFrame
      merchant={merchant}
      brand={renderBrand}
      end={end}
      aside={home && renderLazy(<Messages />, <span className={styles.icon} />)}
    />
  )
  if (home) return homeHeader
  return (
    <ErrorBoundary fallback={() => homeHeader}>
      <Suspense fallback={homeHeader}>
        <ScreenHeader pathname={pathname} end={end} brand={renderBrand(<HeaderBrandLogo merchant={merchant} />)} />
      </Suspense>
    </ErrorBoundary>
  )
}
