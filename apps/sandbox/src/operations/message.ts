import type { ValueOf } from '@lobby/api'
import {
  feedbackCategories,
  feedbackLength,
  feedbackOf,
  seeAnswers,
  sendFeedback as write,
  type FeedbackRow,
} from '../domain/feedback.ts'
import { mailboxCounts, unreadMails, deleteMails, mailById, mailsOf, readMails, type ReadMail } from '../domain/mail.ts'
import { mostImages } from '../domain/promotions/activities.ts'
import { keyOf, ownerOf } from './asker.ts'
import { signedIn, type Handler, type AnyCall } from './call.ts'
import { listAnswer } from './pages.ts'

const unreadOf = (call: AnyCall): number => unreadMails(call.db, call.tenant.id, signedIn(call).id)

export const unreadMailCount: Handler<'unreadMailCount'> = (call) => unreadOf(call)

export const messageCount: Handler<'messageCount'> = (call) => mailboxCounts(call.db, call.tenant.id, signedIn(call).id)

const MAX_PREVIEW_LENGTH = 120

/** Matches tags inside a sentence. They are removed without a space, because a comma or a full stop may follow. */
const INLINE_TAGS = /<\/?(?:a|abbr|b|em|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^>]*)?>/gi

/** Returns the beginning of a mail as plain text. */
function previewOf(content: string): string {
  const text = content
    .replace(INLINE_TAGS, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
  return text.length <= MAX_PREVIEW_LENGTH ? text : `${text.slice(0, MAX_PREVIEW_LENGTH - 1).toWellFormed()}…`
}
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

const toMail = ({
  id,
  mailbox,
  title,
  content,
  about,
  at,
  read_at: readAt,
}: ReadMail): ValueOf<'messageDetail'>['mail'] => ({
  mailId: id,
  mailbox,
  title: title.slice(0, 200).toWellFormed(),
  preview: previewOf(content),
  sentAt: new Date(at).toISOString(),
  read: readAt !== null,
  ...(about && { about }),
})

const writingOf = ({ language, tenant: { currency } }: AnyCall) => ({ language, currency })

export const messageList: Handler<'messageList'> = (call) => {
  const found = mailsOf(
    call.db,
    ownerOf(call),
    { mailbox: call.query.mailbox, unread: call.query.unread === true },
    writingOf(call),
    call.query,
  )
  return { ...listAnswer(call.query, found, toMail), unread: unreadOf(call) }
}

export const messageDetail: Handler<'messageDetail'> = (call) => {
  const mail = mailById(call.db, ownerOf(call), call.query.mailId, writingOf(call))
  return { mail: toMail(mail), content: mail.content }
}

export const readMessages: Handler<'readMessages'> = (call) => {
  readMails(call.db, ownerOf(call), call.body.mailIds, call.now)
  return unreadOf(call)
}

export const deleteMessages: Handler<'deleteMessages'> = (call) => {
  deleteMails(call.db, ownerOf(call), call.body.mailIds, call.now)
  return unreadOf(call)
}

const toFeedback = (row: FeedbackRow): ValueOf<'sendFeedback'> => ({
  feedbackId: row.id,
  category: row.category,
  content: row.content,
  images: row.pictures,
  status: row.answer === null ? 'OPEN' : 'ANSWERED',
  sentAt: new Date(row.at).toISOString(),
  ...(row.answer !== null && { answer: row.answer, answerSeen: row.seen_at !== null }),
  ...(row.answered_at !== null && { answeredAt: new Date(row.answered_at).toISOString() }),
})

export const sendFeedback: Handler<'sendFeedback'> = (call) => {
  const { category, content, images = [] } = call.body
  return toFeedback(write(call.db, { ...ownerOf(call), category, content, images, key: keyOf(call), now: call.now }))
}

export const feedbackList: Handler<'feedbackList'> = (call) => {
  return {
    ...listAnswer(call.query, feedbackOf(call.db, ownerOf(call), call.query), toFeedback),
    minCount: feedbackLength.min,
    maxCount: feedbackLength.max,
    mostImages,
    categories: [...feedbackCategories],
  }
}

export const seeFeedback: Handler<'seeFeedback'> = (call) => seeAnswers(call.db, ownerOf(call), call.now)
