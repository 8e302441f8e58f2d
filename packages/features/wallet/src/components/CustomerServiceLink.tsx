import { useText } from '@lobby/i18n'
import { Link, routes } from '@lobby/platform/navigation'
import { getButtonClass } from '@lobby/ui'

/** Links to customer service, for problems that the member cannot solve without help. */
export function CustomerServiceLink() {
  const t = useText()
  return (
    <Link className={getButtonClass({ tone: 'brand' })} to={routes.service()}>
      {t('core.service')}
    </Link>
  )
}
