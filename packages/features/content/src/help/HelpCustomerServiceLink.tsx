import { useText } from '@lobby/i18n'
import { Link, routes } from '@lobby/platform/navigation'
import { getButtonClass } from '@lobby/ui'
import { Headset } from '@lobby/ui/icons'
import styles from './HelpCustomerServiceLink.module.css'

/** Links to customer service below the help centre, for questions that the help centre does not answer. */
export function HelpCustomerServiceLink() {
  const t = useText()
  return (
    <Link className={getButtonClass({ tone: 'plain' })} to={routes.service()}>
      <span className={styles.content}>
        <Headset aria-hidden size={20} />
        {t('help.service')}
      </span>
    </Link>
  )
}
