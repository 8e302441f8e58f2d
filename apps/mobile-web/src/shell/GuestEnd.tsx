import { useText } from '@lobby/i18n'
import { useFlag } from '@lobby/platform/merchant'
import { Link, routes } from '@lobby/platform/navigation'
import { buttonClass } from '@lobby/ui'

/** Home's header's end for a guest: the sign-in and, where the merchant wants it there, the registration (specification part 2, section 2.3). */
export function GuestEnd() {
  const t = useText()
  const register = useFlag('directRegistration')
  return (
    <>
      <Link className={buttonClass({ tone: register ? 'quiet' : 'brand', size: 's' })} to={routes.login()}>
        {t('core.signIn')}
      </Link>
      {register && (
        <Link className={buttonClass({ tone: 'brand', size: 's' })} to={routes.register()}>
          {t('core.register')}
        </Link>
      )}
    </>
  )
}
