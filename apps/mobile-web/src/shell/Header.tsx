import { useText } from '@lobby/i18n'
import { useFreshOnReturn } from '@lobby/platform/account'
import { useMerchant } from '@lobby/platform/merchant'
import { Link } from '@lobby/platform/navigation'
import { isHome, routes } from '@lobby/platform/routes'
import { useSession } from '@lobby/platform/session'
import { buttonClass } from '@lobby/ui'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { loadScreenHeader } from '../routes.tsx'
import { useLazy } from '../siteContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { HeaderFrame } from './HeaderFrame.tsx'
import styles from './Header.module.css'

const loadMemberEnd = () => import('./MemberEnd.tsx').then((module) => ({ default: module.MemberEnd }))

/** The common header: the brand, or a screen's title, and the way in, or the balance. */
export function Header() {
  const t = useText()
  const merchant = useMerchant()
  const { pathname, search } = useLocation()
  const session = useSession()
  const MemberEnd = useLazy(loadMemberEnd, 'member')
  const ScreenHeader = useLazy(loadScreenHeader, 'shell')
  useFreshOnReturn()

  const room = <span className={styles.room} />
  const end = session ? (
    <ErrorBoundary fallback={() => room}>
      <Suspense fallback={room}>
        <MemberEnd session={session} />
      </Suspense>
    </ErrorBoundary>
  ) : (
    <Link className={buttonClass({ tone: 'brand', size: 's' })} to={routes.login({ next: pathname + search })}>
      {t('core.signIn')}
    </Link>
  )
  const brand = (
    <HeaderFrame
      merchant={merchant}
      brand={(mark) => (
        <Link to={routes.home()} aria-label={t('core.home')}>
          {mark}
        </Link>
      )}
      end={end}
    />
  )
  if (isHome(pathname)) return brand
  return (
    <ErrorBoundary fallback={() => brand}>
      <Suspense fallback={brand}>
        <ScreenHeader pathname={pathname} end={session && end} brand={brand} />
      </Suspense>
    </ErrorBoundary>
  )
}
