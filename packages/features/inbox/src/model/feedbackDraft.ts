import type { SiteStorage } from '@lobby/platform/storage'

/**
 * A feedback message that the member is writing. The device stores the draft until the platform has received the
 * message.
 */
export interface FeedbackDraft {
  /** Empty until a category is chosen. */
  readonly category: string
  readonly content: string
  /**
   * The idempotency key of a message whose response was lost. If the message is sent again with this key, the platform
   * does not create a second message.
   */
  readonly key?: string | undefined
}

const empty: FeedbackDraft = { category: '', content: '' }

/** Returns the member's stored draft. Returns an empty draft if no draft of this member is stored. */
export function readFeedbackDraft(storage: SiteStorage, userName: string): FeedbackDraft {
  const kept = storage.get('feedbackDraft')
  const { user, category, content, key } = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<
    Record<string, unknown>
  >
  if (user !== userName || typeof category !== 'string' || typeof content !== 'string') return empty
  return { category, content, ...(typeof key === 'string' && /^[A-Za-z0-9-]{16,64}$/.test(key) && { key }) }
}

/** Stores a member's draft. Removes the stored draft when `draft` is null or empty. */
export function storeFeedbackDraft(storage: SiteStorage, userName: string, draft: FeedbackDraft | null): void {
  if (draft && (draft.category || draft.content)) storage.set('feedbackDraft', { user: userName, ...draft })
  else storage.remove('feedbackDraft')
}
