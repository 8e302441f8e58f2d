import type { ValueOf } from '@lobby/api'
import { activityInfo } from '@lobby/api/operations/promotion'
import { isUnknown } from '@lobby/platform/money'
import { useApi } from '@lobby/platform/query'
import { useMemberCall, type MemberCall } from '@lobby/platform/session'
import { useState } from 'react'
import { receivedDetail, type ActivityDetail, type Step } from '../queries/activities.ts'
import { useKeepActivity } from './useKeepActivity.ts'

export interface StepCall<Input> extends MemberCall<Input> {
  /** No answer came, and the platform could not be asked what has become of it either: nothing is sent before that is known. */
  readonly unsure: boolean
  /** Asks what has become of it. */
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
 * A step that a member takes in a promotion. Nothing is shown as done before the platform says so. Where no answer comes the promotion itself is
 * asked for, and tells by its action whether the step was taken (decision 035): it is never sent again by itself.
 */
export function useStep<Input>({ activityId, stepOf, send, onDone }: StepInit<Input>): StepCall<Input> {
  const api = useApi()
  const keep = useKeepActivity()
  const [unsure, setUnsure] = useState<{ readonly step: Step } | null>(null)
  const [looking, setLooking] = useState(false)

  const ask = async () => receivedDetail(await api.call(activityInfo, { query: { activityId } }))
  const isTaken = ({ activity }: ActivityDetail, step: Step) => activity.action !== step
  const take = (detail: ActivityDetail, step: Step) => {
    setUnsure(null)
    keep(detail)
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
        const now = await ask().catch(() => null)
        setUnsure(now ? null : { step })
        if (!now || !isTaken(now, step)) throw error
        return now
      }
    },
    onDone: (detail, input) => take(detail, stepOf(input)),
  })

  const look = async (step: Step) => {
    setLooking(true)
    const now = await ask().catch(() => null)
    setLooking(false)
    if (now && isTaken(now, step)) take(now, step)
    else if (now) setUnsure(null)
  }
  return { ...call, unsure: unsure !== null, look: () => unsure && void look(unsure.step), looking }
}
