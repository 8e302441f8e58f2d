import { useText } from '@lobby/i18n'
import { AccountChip, loadAccountSheet } from '@lobby/member'
import { useFreshOnReturn } from '@lobby/platform/account'
import { useMerchant } from '@lobby/platform/merchant'
import { Link } from '@lobby/platform/navigation'
import { useSignOut } from '@lobby/platform/ports'
import { routes } from '@lobby/platform/routes'
import { isTrial, parseMemberType, useSession } from '@lobby/platform/session'
import { Badge, buttonClass, SiteHeader } from '@lobby/ui'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { BackButton } from './BackButton.tsx'
import { HeaderFrame } from './HeaderFrame.tsx'
import { Overlay } from './Overlay.tsx'
import { titleOf } from './titles.ts'
import styles from './Header.module.css'

/** The common header: the brand, and the way in, or the balance that opens the account sheet. */
export function Header() {
  const t = useText()
  const merchant = useMerchant()
  const signOut = useSignOut()
  const { pathname, search } = useLocation()
  const session = useSession()
  const [open, setOpen] = useState(false)
  useFreshOnReturn()

  const leave = () => {
    setOpen(false)
    signOut()
  }

  const place = titleOf(pathname)
  const end =
    session ? (
      <span className={styles.account}>
        {isTrial(parseMemberType(session.type)) && (
          <span className={styles.trial}>
            <Badge kind="new" text={t('core.trial')} />
          </span>
        )}
        <AccountChip session={session} onOpen={() => setOpen(true)} />
      </span>
    ) : (
      <Link className={buttonClass({ tone: 'brand', size: 's' })} to={routes.login({ next: pathname + search })}>
        {t('core.signIn')}
      </Link>
    )

  return (
    <>
      {place ? (
        <SiteHeader
          start={<BackButton {...(place.home && { home: true })} />}
          centre={place.title && <span className={styles.title}>{t(place.title)}</span>}
          end={session && end}
        />
      ) : (
        <HeaderFrame
          merchant={merchant}
          brand={(mark) => (
            <Link to={routes.home()} aria-label={t('core.home')}>
              {mark}
            </Link>
          )}
          end={end}
        />
      )}
      {session && open && (
        <Overlay load={loadAccountSheet} onClose={() => setOpen(false)}>
          {(AccountSheet) => <AccountSheet session={session} open onClose={() => setOpen(false)} onSignOut={leave} />}
        </Overlay>
      )}
    </>
  )
}
