import { useText, type MessageId } from '@lobby/i18n'
import { Link, responsibleRoute } from '@lobby/platform/navigation'
import { buttonClass } from '@lobby/ui'

/** The way to the member's own limits, where those are what a launch failed with; nothing else. */
export function OwnLimitsWay({ problem }: { readonly problem: MessageId }) {
  const t = useText()
  if (!problem.startsWith('error.responsible.')) return null
  return (
    <Link className={buttonClass({ size: 's' })} to={responsibleRoute()}>
      {t('error.responsible.way')}
    </Link>
  )
}
