import { useText } from '@lobby/i18n'
import { useRefetchOnReturn } from '@lobby/platform/account'
import { useMerchant } from '@lobby/platform/merchant'
import { Link, isHome, routes } from '@lobby/platform/navigation'
import { useSession } from '@lobby/platform/session'
import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { loadScreenHeader } from '../routes.tsx'
import { useLazy } from '../siteContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { GuestEnd } from './GuestEnd.tsx'
import { HeaderFrame, HeaderMark } from './HeaderFrame.tsx'
import styles from './Header.module.css'

const loadMemberEnd = () => import('./MemberEnd.tsx').then((module) => ({ default: module.MemberEnd }))
const loadMessages = () => import('./surroundings.ts').then((module) => ({ default: module.Messages }))

/** The common header: on home the brand and the ways in, elsewhere the way back and the title; a member's balance everywhere. */
export function Header() {
  const t = useText()
  const merchant = useMerchant()
  const { pathname } = useLocation()
  const session = useSession()
  const MemberEnd = useLazy(loadMemberEnd, 'member')
  const Messages = useLazy(loadMessages, 'nav')
  const ScreenHeader = useLazy(loadScreenHeader, 'shell')
  useRefetchOnReturn()

  const home = isHome(pathname)
  const room = <span className={styles.room} />
  const awaited = (part: ReactNode, keeps: ReactNode) => (
    <ErrorBoundary fallback={() => keeps}>
      <Suspense fallback={keeps}>{part}</Suspense>
    </ErrorBoundary>
  )
  const end = session ? awaited(<MemberEnd session={session} />, room) : home && <GuestEnd />
  const brand = (mark: ReactNode) => (
    <Link to={routes.home()} aria-label={t('core.home')}>
      {mark}
    </Link>
  )
  const block = (
    <HeaderFrame
      merchant={merchant}
      brand={brand}
      end={end}
      aside={home && awaited(<Messages />, <span className={styles.icon} />)}
    />
  )
  if (home) return block
  return (
    <ErrorBoundary fallback={() => block}>
      <Suspense fallback={block}>
        <ScreenHeader pathname={pathname} end={end} brand={brand(<HeaderMark merchant={merchant} />)} />
      </Suspense>
    </ErrorBoundary>
  )
}
