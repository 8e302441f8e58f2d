import type { SiteStorage } from '@lobby/platform/storage'

/** What a member has begun to write, kept on the device until the platform has it. */
export interface FeedbackDraft {
  /** Empty for none yet. */
  readonly category: string
  readonly content: string
  /** Under which it was sent, with no answer so far: sent again as it is, it is one message. */
  readonly key?: string | undefined
}

const empty: FeedbackDraft = { category: '', content: '' }

/** A member's draft; an empty one for none, and for another member's. */
export function readDraft(storage: SiteStorage, userName: string): FeedbackDraft {
  const kept = storage.get('feedbackDraft')
  const { user, category, content, key } = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<
    Record<string, unknown>
  >
  if (user !== userName || typeof category !== 'string' || typeof content !== 'string') return empty
  return { category, content, ...(typeof key === 'string' && /^[A-Za-z0-9-]{16,64}$/.test(key) && { key }) }
}

/** Keeps a member's draft, or forgets it. */
export function keepDraft(storage: SiteStorage, userName: string, draft: FeedbackDraft | null): void {
  if (draft && (draft.category || draft.content)) storage.set('feedbackDraft', { user: userName, ...draft })
  else storage.remove('feedbackDraft')
}
