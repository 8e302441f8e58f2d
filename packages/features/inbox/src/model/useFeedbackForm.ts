import { ApiError } from '@lobby/api'
import { sendFeedback } from '@lobby/api/operations/message'
import { moduleIdByCall } from '@lobby/merchant'
import { useMemberMutation } from '@lobby/platform/session'
import { useStorage } from '@lobby/platform/storage'
import { useEffect, useRef, useState } from 'react'
import type { Feedback } from '../queries/feedback.ts'
import { useInboxQueryParameters } from '../queries/inboxQueryParameters.ts'
import { storeFeedbackDraft, readFeedbackDraft, type FeedbackDraft } from './feedbackDraft.ts'

interface Input {
  readonly category: string
  readonly content: string
  readonly images: readonly string[]
}

/**
 * Holds the draft of the feedback form, stores it on the device, and sends the message. If the response is lost, the
 * next attempt sends the same idempotency key, even after a reload.
 */
export function useFeedbackForm(onSent: (feedback: Feedback) => void) {
  const { api, session } = useInboxQueryParameters()
  const storage = useStorage()
  const [draft, setDraft] = useState(() => readFeedbackDraft(storage, session.userName))

  const last = useRef<FeedbackDraft | null>(draft)
  const keep = (next: FeedbackDraft | null) => {
    last.current = next
    storeFeedbackDraft(storage, session.userName, next)
  }
  // When the member clears the site's storage, the session ends and this form unmounts. Store the draft again, so that
  // the member does not lose the text.
  useEffect(
    () => () => {
      if (storage.get('feedbackDraft') === null) storeFeedbackDraft(storage, session.userName, last.current)
    },
    [storage, session.userName],
  )
  const change = (to: Partial<FeedbackDraft>) => {
    const next = { ...draft, ...to, key: undefined }
    setDraft(next)
    keep(next)
  }
  const call = useMemberMutation<Input, Feedback>({
    mutationKey: ['sendFeedback'],
    newKey: () => readFeedbackDraft(storage, session.userName).key ?? crypto.randomUUID(),
    call: async ({ category, content, images }, idempotencyKey) => {
      // The stored draft has no pictures. After a reload, the message would differ from the one that was sent with
      // pictures, so do not store its idempotency key.
      keep({ category, content, ...(images.length === 0 && { key: idempotencyKey }) })
      try {
        const body = { category, content, ...(images.length > 0 && { images: [...images] }) }
        return await api.call(sendFeedback, { query: { moduleId: moduleIdByCall.feedback }, body, idempotencyKey })
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'refused') keep({ category, content })
        throw error
      }
    },
    onDone: (feedback) => {
      keep(null)
      onSent(feedback)
    },
  })
  return { ...call, draft, change }
}
