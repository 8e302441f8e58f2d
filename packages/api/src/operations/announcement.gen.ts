// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, list, nullable, object, string } from '../check.ts'
import { checkBanner, checkHotMatch } from './firstLoad.gen.ts'
import type { Operation } from '../operation.ts'

const checkNotice = object({
  id: integer(),
  title: string(200),
  content: string(262144),
  topic: string(40),
  publishedAt: dateTime,
  pinned: boolean,
})

const checkMobileNotice = object({ contentLobby: list(checkNotice, 100) })

const checkPopularAnnouncement = object({
  id: integer(),
  title: string(200),
  summary: string(400),
  url: string(400),
  promotionType: nullable(string(400)),
})

/** List the merchant's notices: GET /wps/announcement/notice */
export const mobileNotice: Operation<'mobileNotice', 'merchantCode'> = {
  id: 'mobileNotice',
  method: 'get',
  path: '/wps/announcement/notice',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { merchantCode: 'merchantCode' },
  check: checkMobileNotice,
}

/** List the promoted announcements: GET /wps/announcement/popular */
export const popularAnnouncements: Operation<'popularAnnouncements', 'merchantCode'> = {
  id: 'popularAnnouncements',
  method: 'get',
  path: '/wps/announcement/popular',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { merchantCode: 'merchantCode' },
  check: list(checkPopularAnnouncement, 20),
}

/** List the next hot matches: GET /wps/announcement/hotMatch */
export const hotMatches: Operation<'hotMatches', 'merchantCode' | 'token'> = {
  id: 'hotMatches',
  method: 'get',
  path: '/wps/announcement/hotMatch',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { merchantCode: 'merchantCode', token: 'token?' },
  check: list(checkHotMatch, 50),
}

/** List the banners of the registration page: GET /wps/announcement/register */
export const registerAnnouncements: Operation<'registerAnnouncements', 'merchantCode' | 'token'> = {
  id: 'registerAnnouncements',
  method: 'get',
  path: '/wps/announcement/register',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { merchantCode: 'merchantCode', token: 'token?' },
  check: list(checkBanner, 20),
}
