// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, object, string } from '../check.ts'
import { checkMailAbout } from './checkMailAbout.gen.ts'

export const checkMail = object({
  mailId: integer(),
  mailbox: string(20),
  title: string(200),
  preview: string(200),
  sentAt: dateTime,
  read: boolean,
}, { about: checkMailAbout })
