import type { ResponseValueOf } from '@lobby/api'
import {
  feedbackCategories,
  FEEDBACK_LENGTH_LIMITS_GRAPHEMES,
  listFeedback,
  markFeedbackAnswersSeen,
  sendFeedback as write,
  type FeedbackRow,
} from '../domain/feedback.ts'
import {
  countMailsByMailbox,
  countUnreadMails,
  deleteMails,
  getMail,
  listMails,
  markMailsRead,
  type RenderedMail,
} from '../domain/mail.ts'
import { MAX_APPLICATION_IMAGES } from '../domain/promotions/activities.ts'
import { getIdempotencyKey, getCaller } from './caller.ts'
import { requireSignedInMember, type OperationHandler, type AnyOperationCall } from './call.ts'
import { toListResponse } from './listResponses.ts'

const unreadOf = (call: AnyOperationCall): number =>
  countUnreadMails(call.db, call.tenant.id, requireSignedInMember(call).id)

export const unreadMailCount: OperationHandler<'unreadMailCount'> = (call) => unreadOf(call)

export const messageCount: OperationHandler<'messageCount'> = (call) =>
  countMailsByMailbox(call.db, call.tenant.id, requireSignedInMember(call).id)

const MAX_PREVIEW_LENGTH = 120

/**
 * Matches inline tags. `previewOf` deletes these tags, because a comma or a full stop may follow. All other tags become
 * a space.
 */
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
}: RenderedMail): ResponseValueOf<'messageDetail'>['mail'] => ({
  mailId: id,
  mailbox,
  title: title.slice(0, 200).toWellFormed(),
  preview: previewOf(content),
  sentAt: new Date(at).toISOString(),
  read: readAt !== null,
  ...(about && { about }),
})

const writingOf = ({ language, tenant: { currency } }: AnyOperationCall) => ({ language, currency })

export const messageList: OperationHandler<'messageList'> = (call) => {
  const found = listMails(
    call.db,
    getCaller(call),
    { mailbox: call.query.mailbox, unread: call.query.unread === true },
    writingOf(call),
    call.query,
  )
  return { ...toListResponse(call.query, found, toMail), unread: unreadOf(call) }
}

export const messageDetail: OperationHandler<'messageDetail'> = (call) => {
  const mail = getMail(call.db, getCaller(call), call.query.mailId, writingOf(call))
  return { mail: toMail(mail), content: mail.content }
}

export const readMessages: OperationHandler<'readMessages'> = (call) => {
  markMailsRead(call.db, getCaller(call), call.body.mailIds, call.now)
  return unreadOf(call)
}

export const deleteMessages: OperationHandler<'deleteMessages'> = (call) => {
  deleteMails(call.db, getCaller(call), call.body.mailIds, call.now)
  return unreadOf(call)
}

const toFeedback = (row: FeedbackRow): ResponseValueOf<'sendFeedback'> => ({
  feedbackId: row.id,
  category: row.category,
  content: row.content,
  images: row.pictures,
  status: row.answer === null ? 'OPEN' : 'ANSWERED',
  sentAt: new Date(row.at).toISOString(),
  ...(row.answer !== null && { answer: row.answer, answerSeen: row.seen_at !== null }),
  ...(row.answered_at !== null && { answeredAt: new Date(row.answered_at).toISOString() }),
})

export const sendFeedback: OperationHandler<'sendFeedback'> = (call) => {
  const { category, content, images = [] } = call.body
  return toFeedback(
    write(call.db, { ...getCaller(call), category, content, images, key: getIdempotencyKey(call), now: call.now }),
  )
}

export const feedbackList: OperationHandler<'feedbackList'> = (call) => {
  return {
    ...toListResponse(call.query, listFeedback(call.db, getCaller(call), call.query), toFeedback),
    minCount: FEEDBACK_LENGTH_LIMITS_GRAPHEMES.min,
    maxCount: FEEDBACK_LENGTH_LIMITS_GRAPHEMES.max,
    mostImages: MAX_APPLICATION_IMAGES,
    categories: [...feedbackCategories],
  }
}

export const seeFeedback: OperationHandler<'seeFeedback'> = (call) =>
  markFeedbackAnswersSeen(call.db, getCaller(call), call.now)
