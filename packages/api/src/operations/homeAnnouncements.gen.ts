// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, dateTime, integer, nullable, object, oneOf, string } from '../check.ts'
import type { Operation } from '../operation.ts'

const checkBanner = object({ id: integer, url: string(), title: string() }, { promotionType: nullable(string()) })
const checkAnnouncement = object({ id: integer, title: string() })
const checkPopup = object({
  id: integer,
  title: string(),
  content: string(),
  promotionType: nullable(string()),
  execution: oneOf('A', 'B', 'F'),
})
const checkHotMatch = object({
  homeTeam: string(),
  awayTeam: string(),
  homeTeamImageUrl: string(),
  awayTeamImageUrl: string(),
  league: string(),
  matchTime: dateTime,
  vendor: string(),
  roomId: string(),
  nodeId: integer,
})
const checkPromotion = object({ id: integer, title: string() })
const checkHomeAnnouncements = object({
  banners: array(checkBanner, 20),
  player: array(checkAnnouncement, 100),
  popup: array(checkPopup, 50),
  hot: array(checkHotMatch, 50),
  promotion: array(checkPromotion, 50),
})

/** What editors publish on home: GET /wps/announcement/home */
export const homeAnnouncements: Operation<'homeAnnouncements', 'merchantCode' | 'token'> = {
  id: 'homeAnnouncements',
  method: 'get',
  path: '/wps/announcement/home',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { merchantCode: 'merchantCode', token: 'token?' },
  check: checkHomeAnnouncements,
}
