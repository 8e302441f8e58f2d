import type { ResponseValueOf } from '@lobby/api'
import { activityInfo } from '@lobby/api/operations/promotion'
import { isMoneyOrderOutcomeUnknown } from '@lobby/platform/money'
import { useApi } from '@lobby/platform/query'
import { useMemberMutation, type MemberMutation } from '@lobby/platform/session'
import { useState } from 'react'
import { addReceivedAtToPromotion, type ReceivedPromotionDetail, type PromotionStep } from '../queries/activities.ts'
import { useWritePromotionToCache } from './useWritePromotionToCache.ts'

export interface PromotionStepMutation<Input> extends MemberMutation<Input> {
  /** True if the response was lost and the request for the outcome failed too. The hook then sends no other step. */
  readonly isOutcomeUnknown: boolean
  /** Fetches the outcome of the last step again. */
  readonly checkOutcome: () => void
  readonly isChecking: boolean
}

export interface PromotionStepMutationOptions<Input> {
  readonly activityId: number
  readonly getStep: (input: Input) => PromotionStep
  readonly send: (input: Input, idempotencyKey: string) => Promise<ResponseValueOf<'activityInfo'>>
  readonly onDone: (detail: ReceivedPromotionDetail, step: PromotionStep) => void
}

/**
 * Returns a mutation that sends a step of a promotion (join, claim or apply). If the response is lost, the hook fetches
 * the promotion to learn whether the platform has executed the step (decision 035). Never resends a step automatically.
 */
export function usePromotionStepMutation<Input>({
  activityId,
  getStep,
  send,
  onDone,
}: PromotionStepMutationOptions<Input>): PromotionStepMutation<Input> {
  const api = useApi()
  const cacheActivity = useWritePromotionToCache()
  const [unsureStep, setUnsureStep] = useState<{ readonly step: PromotionStep } | null>(null)
  const [isChecking, setIsChecking] = useState(false)

  const fetchDetail = async () => addReceivedAtToPromotion(await api.call(activityInfo, { query: { activityId } }))
  const isTaken = ({ activity }: ReceivedPromotionDetail, step: PromotionStep) => activity.action !== step
  const applyResult = (detail: ReceivedPromotionDetail, step: PromotionStep) => {
    setUnsureStep(null)
    cacheActivity(detail)
    onDone(detail, step)
  }

  const call = useMemberMutation<Input, ReceivedPromotionDetail>({
    mutationKey: ['takeStep'],
    call: async (input, key) => {
      try {
        return addReceivedAtToPromotion(await send(input, key))
      } catch (error) {
        if (!isMoneyOrderOutcomeUnknown(error)) throw error
        const step = getStep(input)
        const now = await fetchDetail().catch(() => null)
        setUnsureStep(now ? null : { step })
        if (!now || !isTaken(now, step)) throw error
        return now
      }
    },
    onDone: (detail, input) => applyResult(detail, getStep(input)),
  })

  const checkOutcome = async (step: PromotionStep) => {
    setIsChecking(true)
    const now = await fetchDetail().catch(() => null)
    setIsChecking(false)
    if (now && isTaken(now, step)) applyResult(now, step)
    else if (now) setUnsureStep(null)
  }
  return {
    ...call,
    isOutcomeUnknown: unsureStep !== null,
    checkOutcome: () => unsureStep && void checkOutcome(unsureStep.step),
    isChecking: isChecking,
  }
}
