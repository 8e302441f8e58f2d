import { useText } from '@lobby/i18n'
import { Link } from '@lobby/platform/navigation'
import { routes } from '@lobby/platform/routes'
import { buttonClass } from '@lobby/ui'

/** The way to customer service, where nothing else helps. */
export function ServiceWay() {
  const t = useText()
  return (
    <Link className={buttonClass({ tone: 'brand' })} to={routes.service()}>
      {t('core.service')}
    </Link>
  )
}
