import type { ResponseValueOf } from '@lobby/api'
import { activityInfo } from '@lobby/api/operations/promotion'
import { isOutcomeUnknown } from '@lobby/platform/money'
import { useApi } from '@lobby/platform/query'
import { useMemberCall, type MemberCall } from '@lobby/platform/session'
import { useState } from 'react'
import { addReceivedAt, type ActivityDetail, type PromotionStep } from '../queries/activities.ts'
import { useCacheActivity } from './useCacheActivity.ts'

export interface PromotionStepCall<Input> extends MemberCall<Input> {
  /** True if the response was lost and the request for the outcome failed too. The hook then sends no other step. */
  readonly isOutcomeUnknown: boolean
  /** Fetches the outcome of the last step again. */
  readonly checkOutcome: () => void
  readonly isChecking: boolean
}

export interface PromotionStepInit<Input> {
  readonly activityId: number
  readonly getStep: (input: Input) => PromotionStep
  readonly send: (input: Input, idempotencyKey: string) => Promise<ResponseValueOf<'activityInfo'>>
  readonly onDone: (detail: ActivityDetail, step: PromotionStep) => void
}

/**
 * Returns a mutation that sends a step of a promotion (join, claim or apply). If the response is lost, the hook fetches
 * the promotion to learn whether the platform has executed the step (decision 035). Never resends a step automatically.
 */
export function usePromotionStep<Input>({
  activityId,
  getStep,
  send,
  onDone,
}: PromotionStepInit<Input>): PromotionStepCall<Input> {
  const api = useApi()
  const cacheActivity = useCacheActivity()
  const [unsureStep, setUnsureStep] = useState<{ readonly step: PromotionStep } | null>(null)
  const [isChecking, setIsChecking] = useState(false)

  const fetchDetail = async () => addReceivedAt(await api.call(activityInfo, { query: { activityId } }))
  const isTaken = ({ activity }: ActivityDetail, step: PromotionStep) => activity.action !== step
  const applyResult = (detail: ActivityDetail, step: PromotionStep) => {
    setUnsureStep(null)
    cacheActivity(detail)
    onDone(detail, step)
  }

  const call = useMemberCall<Input, ActivityDetail>({
    mutationKey: ['takeStep'],
    call: async (input, key) => {
      try {
        return addReceivedAt(await send(input, key))
      } catch (error) {
        if (!isOutcomeUnknown(error)) throw error
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
