// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, object, string } from '../check.ts'

export const checkFeedback = object({
  feedbackId: integer(),
  category: string(20),
  content: string(8000),
  images: integer(0, 1000000000),
  status: string(20),
  sentAt: dateTime,
}, { answer: string(8000), answeredAt: dateTime, answerSeen: boolean })
