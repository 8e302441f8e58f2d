import { useText } from '@lobby/i18n'
import { useFlag } from '@lobby/platform/merchant'
import { Link, routes } from '@lobby/platform/navigation'
import { getButtonClass } from '@lobby/ui'

/**
 * Renders the right part of home's header for a guest: the sign-in link and, if the merchant has the flag
 * `directRegistration`, the registration link (specification part 2, section 2.3).
 */
export function GuestHeaderLinks() {
  const t = useText()
  const canRegister = useFlag('directRegistration')
  return (
    <>
      <Link className={getButtonClass({ tone: canRegister ? 'quiet' : 'brand', size: 's' })} to={routes.login()}>
        {t('core.signIn')}
      </Link>
      {canRegister && (
        <Link className={getButtonClass({ tone: 'brand', size: 's' })} to={routes.register()}>
          {t('core.register')}
        </Link>
      )}
    </>
  )
}
