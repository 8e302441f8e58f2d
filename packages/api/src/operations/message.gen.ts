// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, boolean, dateTime, integer, list, object, oneOf, string } from '../check.ts'
import type { Operation } from '../operation.ts'

const checkMailboxCount = object({
  mailbox: oneOf('SYSTEM', 'ACCOUNT', 'PROMOTION'),
  total: integer(0, 1000000000),
  unread: integer(0, 1000000000),
})

const checkMailAbout = object({ kind: string(20) }, { id: string(40) })

const checkMail = object({
  mailId: integer(),
  mailbox: string(20),
  title: string(200),
  preview: string(200),
  sentAt: dateTime,
  read: boolean,
}, { about: checkMailAbout })

const checkMailList = object({
  content: list(checkMail, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
  unread: integer(0, 1000000000),
}, { next: string(40) })

const checkMailDetail = object({ mail: checkMail, content: string(262144) })

const checkFeedback = object({
  feedbackId: integer(),
  category: string(20),
  content: string(8000),
  images: integer(0, 1000000000),
  status: string(20),
  sentAt: dateTime,
}, { answer: string(8000), answeredAt: dateTime, answerSeen: boolean })

const checkFeedbackList = object({
  content: list(checkFeedback, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
  minCount: integer(0, 1000000000),
  maxCount: integer(0, 1000000000),
  mostImages: integer(0, 1000000000),
  categories: array(string(20), 20),
}, { next: string(40) })

/** Count the member's unread messages: GET /wps/message/unreadCount */
export const unreadMailCount: Operation<'unreadMailCount', never> = {
  id: 'unreadMailCount',
  method: 'get',
  path: '/wps/message/unreadCount',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: integer(0, 1000000000),
}

/** Count the messages in each mailbox: GET /wps/message/count */
export const messageCount: Operation<'messageCount', never> = {
  id: 'messageCount',
  method: 'get',
  path: '/wps/message/count',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: list(checkMailboxCount, 20),
}

/** List the member's messages, the newest first: GET /wps/message/list */
export const messageList: Operation<'messageList', never> = {
  id: 'messageList',
  method: 'get',
  path: '/wps/message/list',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkMailList,
}

/** Delete messages: DELETE /wps/message/list */
export const deleteMessages: Operation<'deleteMessages', never> = {
  id: 'deleteMessages',
  method: 'delete',
  path: '/wps/message/list',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: integer(0, 1000000000),
}

/** Get a message with its full content: GET /wps/message/detail */
export const messageDetail: Operation<'messageDetail', never> = {
  id: 'messageDetail',
  method: 'get',
  path: '/wps/message/detail',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkMailDetail,
}

/** Mark messages as read: PUT /wps/message/read */
export const readMessages: Operation<'readMessages', never> = {
  id: 'readMessages',
  method: 'put',
  path: '/wps/message/read',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: integer(0, 1000000000),
}

/** Send feedback to the merchant: PUT /wps/feedback */
export const sendFeedback: Operation<'sendFeedback', never> = {
  id: 'sendFeedback',
  method: 'put',
  path: '/wps/feedback',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkFeedback,
}

/** List the member's feedback, the newest first, and the limits of feedback: GET /wps/feedback */
export const feedbackList: Operation<'feedbackList', never> = {
  id: 'feedbackList',
  method: 'get',
  path: '/wps/feedback',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkFeedbackList,
}

/** Mark all answers to the member's feedback as seen: PUT /wps/feedback/seen */
export const seeFeedback: Operation<'seeFeedback', never> = {
  id: 'seeFeedback',
  method: 'put',
  path: '/wps/feedback/seen',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: integer(0, 1000000000),
}
