import { useText } from '@lobby/i18n'
import { AccountChip, loadAccountSheet } from '@lobby/member'
import { useMerchant } from '@lobby/platform/merchant'
import { Link } from '@lobby/platform/navigation'
import { useSignOut } from '@lobby/platform/ports'
import { routes } from '@lobby/platform/routes'
import { useSession } from '@lobby/platform/session'
import { BrandMark, buttonClass, SiteHeader } from '@lobby/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'

const AccountSheet = lazy(loadAccountSheet)

/** What stands around a screen, put together from the features' parts as the site does. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const t = useText()
  const { name, logo } = useMerchant()
  const session = useSession()
  const signOut = useSignOut()
  const [open, setOpen] = useState(false)
  const leave = () => {
    setOpen(false)
    signOut()
  }
  const end = session ? (
    <AccountChip session={session} onOpen={() => setOpen(true)} />
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
        {session && open && <AccountSheet session={session} open onClose={() => setOpen(false)} onSignOut={leave} />}
      </Suspense>
    </>
  )
}
