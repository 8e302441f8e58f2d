import type { ValueOf } from '@lobby/api'
import { activityInfo } from '@lobby/api/operations/promotion'
import { isUnknown } from '@lobby/platform/money'
import { useApi } from '@lobby/platform/query'
import { useMemberCall, type MemberCall } from '@lobby/platform/session'
import { useState } from 'react'
import { receivedDetail, type ActivityDetail, type Step } from '../queries/activities.ts'
import { useKeepActivity } from './useKeepActivity.ts'

export interface StepCall<Input> extends MemberCall<Input> {
  /** True when the response was lost and the outcome could not be fetched either. Nothing is sent until it is known. */
  readonly unsure: boolean
  /** Fetches the outcome. */
  readonly look: () => void
  readonly looking: boolean
}

export interface StepInit<Input> {
  readonly activityId: number
  readonly stepOf: (input: Input) => Step
  readonly send: (input: Input, idempotencyKey: string) => Promise<ValueOf<'activityInfo'>>
  readonly onDone: (detail: ActivityDetail, step: Step) => void
}

/**
 * A mutation for a member's step in a promotion. Shows nothing as done before the platform confirms it. After a lost
 * response it fetches the promotion, whose action shows whether the step was taken (decision 035). Never sends a step
 * again automatically.
 */
export function useStep<Input>({ activityId, stepOf, send, onDone }: StepInit<Input>): StepCall<Input> {
  const api = useApi()
  const cacheActivity = useKeepActivity()
  const [unsureStep, setUnsureStep] = useState<{ readonly step: Step } | null>(null)
  const [isChecking, setIsChecking] = useState(false)

  const fetchDetail = async () => receivedDetail(await api.call(activityInfo, { query: { activityId } }))
  const isTaken = ({ activity }: ActivityDetail, step: Step) => activity.action !== step
  const applyResult = (detail: ActivityDetail, step: Step) => {
    setUnsureStep(null)
    cacheActivity(detail)
    onDone(detail, step)
  }

  const call = useMemberCall<Input, ActivityDetail>({
    mutationKey: ['takeStep'],
    call: async (input, key) => {
      try {
        return receivedDetail(await send(input, key))
      } catch (error) {
        if (!isUnknown(error)) throw error
        const step = stepOf(input)
        const now = await fetchDetail().catch(() => null)
        setUnsureStep(now ? null : { step })
        if (!now || !isTaken(now, step)) throw error
        return now
      }
    },
    onDone: (detail, input) => applyResult(detail, stepOf(input)),
  })

  const checkOutcome = async (step: Step) => {
    setIsChecking(true)
    const now = await fetchDetail().catch(() => null)
    setIsChecking(false)
    if (now && isTaken(now, step)) applyResult(now, step)
    else if (now) setUnsureStep(null)
  }
  return {
    ...call,
    unsure: unsureStep !== null,
    look: () => unsureStep && void checkOutcome(unsureStep.step),
    looking: isChecking,
  }
}
