import type { SiteStorage } from '@lobby/platform/storage'

/** A feedback message that the member is writing. The device stores it until the platform has received it. */
export interface FeedbackDraft {
  /** Empty until a category is chosen. */
  readonly category: string
  readonly content: string
  /**
   * The idempotency key of a sent message whose response was lost. Sending the same message with it again creates no
   * second one.
   */
  readonly key?: string | undefined
}

const empty: FeedbackDraft = { category: '', content: '' }

/** Reads a member's draft. Returns an empty one if there is none or it belongs to another member. */
export function readFeedbackDraft(storage: SiteStorage, userName: string): FeedbackDraft {
  const kept = storage.get('feedbackDraft')
  const { user, category, content, key } = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<
    Record<string, unknown>
  >
  if (user !== userName || typeof category !== 'string' || typeof content !== 'string') return empty
  return { category, content, ...(typeof key === 'string' && /^[A-Za-z0-9-]{16,64}$/.test(key) && { key }) }
}

/** Stores a member's draft, or removes it when it is null or empty. */
export function storeFeedbackDraft(storage: SiteStorage, userName: string, draft: FeedbackDraft | null): void {
  if (draft && (draft.category || draft.content)) storage.set('feedbackDraft', { user: userName, ...draft })
  else storage.remove('feedbackDraft')
}
