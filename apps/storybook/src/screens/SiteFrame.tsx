import { loadSignOutDialog } from '@lobby/auth'
import { useText } from '@lobby/i18n'
import { AccountChip, loadAccountSheet } from '@lobby/member'
import { useMerchant } from '@lobby/platform/merchant'
import { Link } from '@lobby/platform/navigation'
import { routes } from '@lobby/platform/routes'
import { useSession } from '@lobby/platform/session'
import { BrandMark, buttonClass, SiteHeader } from '@lobby/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'

const AccountSheet = lazy(loadAccountSheet)
const SignOutDialog = lazy(loadSignOutDialog)

/** What stands around a screen, put together from the features' parts as the site does. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const t = useText()
  const { name, logo } = useMerchant()
  const session = useSession()
  const [open, setOpen] = useState<'account' | 'signOut' | null>(null)
  const close = () => setOpen(null)
  const end = session ? (
    <AccountChip session={session} onOpen={() => setOpen('account')} />
  ) : (
    <Link className={buttonClass({ tone: 'brand', size: 's' })} to={routes.login()}>
      {t('core.signIn')}
    </Link>
  )
  return (
    <>
      <SiteHeader start={<BrandMark src={logo.src} name={name} width={logo.width} height={logo.height} />} end={end} />
      {children}
      <Suspense fallback={null}>
        {session && open === 'account' && <AccountSheet session={session} open onClose={close} onSignOut={() => setOpen('signOut')} />}
        {open === 'signOut' && <SignOutDialog open onClose={close} onSignedOut={close} />}
      </Suspense>
    </>
  )
}
