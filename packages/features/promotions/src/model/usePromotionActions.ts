import { claimActivity, joinActivity } from '@lobby/api/operations/promotion'
import { useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { useNotify } from '@lobby/platform/ports'
import { useApi } from '@lobby/platform/query'
import { useRequireRealAccount, useRequireSession } from '@lobby/platform/session'
import type { ReceivedPromotionDetail } from '../queries/activities.ts'
import { usePromotionStepMutation, type PromotionStepMutation } from './usePromotionStepMutation.ts'

export interface PromotionActions extends Omit<PromotionStepMutation<'JOIN' | 'CLAIM'>, 'send'> {
  /**
   * Joins the promotion or claims its reward. Asks a guest to sign in first. Asks a member with a trial account to
   * register.
   */
  readonly takeStep: (step: 'JOIN' | 'CLAIM') => void
}

/** Returns the actions that join a promotion or claim its reward. Each action shows its result as a toast. */
export function usePromotionActions(activityId: number): PromotionActions {
  const api = useApi()
  const t = useText()
  const formatMinor = useMoneyFormat()
  const { notice } = useNotify()
  const requireSession = useRequireSession()
  const requireRealAccount = useRequireRealAccount()

  const announce = ({ activity: { status, rewardMinor } }: ReceivedPromotionDetail) => {
    if (status === 'CLAIMED') notice(t('promotions.done.CLAIM', { amount: formatMinor(rewardMinor) }), 3000)
    else if (status === 'JOINED') notice(t('promotions.done.JOIN'), 3000)
  }
  const { send, ...step } = usePromotionStepMutation<'JOIN' | 'CLAIM'>({
    activityId,
    getStep: (input) => input,
    send: (input, idempotencyKey) =>
      api.call(input === 'JOIN' ? joinActivity : claimActivity, { body: { activityId }, idempotencyKey }),
    onDone: announce,
  })
  return { ...step, takeStep: (input) => requireSession(() => requireRealAccount(() => send(input))) }
}
