import { useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { Link, parseSafePath, routes } from '@lobby/platform/navigation'
import { Button, getButtonClass, StickyFooter } from '@lobby/ui'
import type { PromotionActions } from '../model/usePromotionActions.ts'
import type { ReceivedPromotion } from '../queries/activities.ts'
import { PromotionStepProblemNotice } from './PromotionStepProblemNotice.tsx'

export interface PromotionActionBarProps {
  readonly activity: ReceivedPromotion
  readonly actions: PromotionActions
  /** Called to open the application form. */
  readonly onApply: () => void
}

/**
 * Shows the main action of a promotion in a bar that is always in view. If there is no action, shows a link to another
 * page.
 */
export function PromotionActionBar({ activity, actions, onApply }: PromotionActionBarProps) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const { status, action, rewardMinor } = activity
  const target = parseSafePath(activity.target)
  const brandClass = getButtonClass({ tone: 'brand', size: 'l', wide: true })
  const renderAction = () => {
    if (action === 'JOIN' || action === 'CLAIM') {
      return (
        <Button tone="brand" size="l" wide busy={actions.isBusy} onClick={() => actions.takeStep(action)}>
          {action === 'CLAIM' && rewardMinor > 0
            ? t('promotions.action.CLAIM.sum', { amount: formatMinor(rewardMinor) })
            : t(`promotions.action.${action}`)}
        </Button>
      )
    }
    if (action === 'APPLY') {
      return (
        <Button tone="brand" size="l" wide onClick={onApply}>
          {t('promotions.action.APPLY')}
        </Button>
      )
    }
    if (status === 'JOINED' && target !== null) {
      return (
        <Link className={brandClass} to={target}>
          {t('promotions.go')}
        </Link>
      )
    }
    return (
      <Link
        className={getButtonClass({ size: 'l', wide: true })}
        to={status === 'REJECTED' ? routes.service() : routes.activity()}>
        {t(status === 'REJECTED' ? 'promotions.service' : 'promotions.others')}
      </Link>
    )
  }
  return (
    <StickyFooter fullBleed>
      <PromotionStepProblemNotice step={actions} />
      {!actions.isOutcomeUnknown && renderAction()}
    </StickyFooter>
  )
}
