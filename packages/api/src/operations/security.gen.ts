// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, list, nullable, object, string } from '../check.ts'
import { checkCodeSent } from './shared.gen.ts'
import type { Operation } from '../operation.ts'

const checkSecurityInfo = object({
  mobile: nullable(string(40)),
  email: nullable(string(200)),
  hasPaymentPassword: boolean,
  paymentLockedSeconds: integer(0, 1000000000),
  documents: string(20),
  payoutAccounts: integer(0, 1000000000),
  sessions: integer(0, 1000000000),
})

const checkDocumentCheck = object({ status: string(20) }, {
  reason: string(40),
  documentType: string(20),
  fullName: string(120),
  documentNumber: string(40),
  sentAt: dateTime,
})

const checkOpenSession = object({
  sessionId: integer(),
  device: string(80),
  startedAt: dateTime,
  seenAt: dateTime,
  current: boolean,
})

/** Get the security settings of the account: GET /wps/security/info */
export const securityInfo: Operation<'securityInfo', never> = {
  id: 'securityInfo',
  method: 'get',
  path: '/wps/security/info',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkSecurityInfo,
}

/** Send a verification code to an e-mail address: POST /wps/security/email */
export const sendEmailCode: Operation<'sendEmailCode', never> = {
  id: 'sendEmailCode',
  method: 'post',
  path: '/wps/security/email',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkCodeSent,
}

/** Bind an e-mail address to the account: PUT /wps/security/email */
export const bindEmail: Operation<'bindEmail', never> = {
  id: 'bindEmail',
  method: 'put',
  path: '/wps/security/email',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: boolean,
}

/** Bind a mobile number to the account: PUT /wps/security/mobile */
export const bindMobile: Operation<'bindMobile', never> = {
  id: 'bindMobile',
  method: 'put',
  path: '/wps/security/mobile',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: boolean,
}

/** Get the status of the document check: GET /wps/security/documents */
export const documentCheck: Operation<'documentCheck', never> = {
  id: 'documentCheck',
  method: 'get',
  path: '/wps/security/documents',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkDocumentCheck,
}

/** Send identity documents for review: POST /wps/security/documents */
export const sendDocuments: Operation<'sendDocuments', never> = {
  id: 'sendDocuments',
  method: 'post',
  path: '/wps/security/documents',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkDocumentCheck,
}

/** List the member's open sessions, the newest first: GET /wps/security/sessions */
export const openSessions: Operation<'openSessions', never> = {
  id: 'openSessions',
  method: 'get',
  path: '/wps/security/sessions',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: list(checkOpenSession, 100),
}

/** Sign out of other sessions: DELETE /wps/security/sessions */
export const endOtherSessions: Operation<'endOtherSessions', never> = {
  id: 'endOtherSessions',
  method: 'delete',
  path: '/wps/security/sessions',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: integer(0, 1000000000),
}
