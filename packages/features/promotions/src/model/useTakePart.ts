import { claimActivity, joinActivity } from '@lobby/api/operations/promotion'
import { useText } from '@lobby/i18n'
import { useMinor } from '@lobby/platform/money'
import { useNotify } from '@lobby/platform/ports'
import { useApi } from '@lobby/platform/query'
import { useRealAccount, useRequireSession } from '@lobby/platform/session'
import type { ActivityDetail } from '../queries/activities.ts'
import { useStep, type StepCall } from './useStep.ts'

export interface TakePart extends Omit<StepCall<'JOIN' | 'CLAIM'>, 'send'> {
  /** Joins or claims. Asks a guest to sign in first, and says that a trial account needs a real one. */
  readonly take: (step: 'JOIN' | 'CLAIM') => void
}

/** Joins a promotion or claims its reward, and shows a short notice with the result. */
export function useTakePart(activityId: number): TakePart {
  const api = useApi()
  const t = useText()
  const formatMinor = useMinor()
  const { notice } = useNotify()
  const requireSession = useRequireSession()
  const requireRealAccount = useRealAccount()

  const announce = ({ activity: { status, rewardMinor } }: ActivityDetail) => {
    if (status === 'CLAIMED') notice(t('promotions.done.CLAIM', { amount: formatMinor(rewardMinor) }), 3000)
    else if (status === 'JOINED') notice(t('promotions.done.JOIN'), 3000)
  }
  const { send, ...step } = useStep<'JOIN' | 'CLAIM'>({
    activityId,
    stepOf: (input) => input,
    send: (input, idempotencyKey) =>
      api.call(input === 'JOIN' ? joinActivity : claimActivity, { body: { activityId }, idempotencyKey }),
    onDone: announce,
  })
  return { ...step, take: (input) => requireSession(() => requireRealAccount(() => send(input))) }
}
