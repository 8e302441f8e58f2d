import shared from '../answers/shared.json'
import { refusalResponse, type Answer, type Answers } from '@lobby/platform/testing'
import { broken, pending } from './states.ts'

const home = [
  'GET /wps/announcement/home',
  'GET /wps/game/popular',
  'GET /wps/game/hotGames',
  'GET /wps/announcement/hotMatch',
  'GET /lgw/lottery/list',
]
const all = (answer: Answer): Answers => Object.fromEntries(home.map((route) => [route, answer]))

/** Home while nothing has come yet. */
export const homePending = all(pending)
/** Home when everything failed. */
export const homeBroken = all(broken)
/** Home's announcements: pages of the popup, and nothing else. */
export const popupOf = (popup: readonly object[]): Answers => ({
  'GET /wps/announcement/home': { value: { banners: [], player: [], popup, hot: [], promotion: [] } },
})
/** What home asks for further down, and for its service bar. */
export const homeWhole: Answers = {
  'GET /wps/game/vassalages': { value: shared['GET /wps/game/popular'].flatMap(({ vendors }) => vendors) },
  'GET /wps/system/socialLinks': {
    value: ['WHATSAPP', 'TELEGRAM', 'TELEGRAM2', 'FACEBOOK'].map((type) => ({
      type,
      url: `http://service.localhost:1/${type}`,
    })),
  },
}
/** The answers of home without content, games and lotteries. */
export const homeEmpty: Answers = {
  ...homeWhole,
  ...popupOf([]),
  'GET /wps/announcement/notice': { value: { contentLobby: [] } },
  'GET /wps/announcement/hotMatch': { value: [] },
  'GET /wps/game/popular': { value: [] },
  'GET /wps/game/hotGames': { value: { list: [] } },
  'GET /lgw/lottery/list': { value: [] },
}
const list = 'GET /wps/game/list'
/** The recorded page of games is the only one. */
export const onePage: Answers = { [list]: { value: { ...shared[list], totalPages: 1, next: undefined } } }
/** The first page of games comes, the next one does not. */
export const brokenPage: Answers = {
  [list]: (request) =>
    new URL(request.url).searchParams.get('pageNo') === '1'
      ? Response.json({ success: true, value: shared[list] })
      : new Response('', { status: 500 }),
}
/** No game fits. */
export const noGames: Answers = { [list]: { value: { games: [], pageNum: 1, totalPages: 0, total: 0 } } }
/** A sign-in that is refused. */
export const signInRefused = (errorCode: string): Answers => ({
  'POST /wps/member/login': () => refusalResponse(errorCode),
})
/** A change of the password that is refused. */
export const changeRefused = (errorCode: string): Answers => ({
  'PUT /wps/account/changePassword/v2': () => refusalResponse(errorCode),
})
/** A platform that finds the captcha right, and answers the registration so. */
const registering = (answer: Answer): Answers => ({
  'GET /wps/account/verification': { value: true },
  'PUT /wps/account/register': answer,
})
/** A registration that is refused, about a field of it. */
export const registrationRefused = (errorCode: string, field: string): Answers =>
  registering(() => Response.json({ success: false, errorCode, message: 'No', data: { field } }))
/** A registration whose answer does not come. */
export const registrationBusy = registering(pending)
/** A platform that has too much to do, and says for how many seconds. */
export const signInLater = (seconds: number): Answers => ({
  'POST /wps/member/login': () => new Response('', { status: 429, headers: { 'Retry-After': String(seconds) } }),
})
/** A sign-in that is refused, and asks for a captcha the next time. */
export const signInCaptcha: Answers = {
  'POST /wps/member/login': () =>
    Response.json({ success: false, errorCode: 'login.failed', message: 'No', data: { captcha: true } }),
}
/** Codes by SMS are sent, and good for two minutes. */
export const codesSent: Answers = { 'POST /wps/account/getCode': { value: { expiredMinutes: 2 } } }
const notices = 'GET /wps/announcement/notice'
const promoted = 'GET /wps/announcement/popular'
/** The announcements have not come yet. */
export const noticesPending: Answers = { [notices]: pending, [promoted]: pending }
/** The announcements do not come. */
export const noticesBroken: Answers = { [notices]: broken, [promoted]: broken }
/** There is nothing to announce. */
export const noNotices: Answers = { [notices]: { value: { contentLobby: [] } }, [promoted]: { value: [] } }
const help = 'GET /wps/system/helpCenter'
/** Nobody has written a topic yet. */
export const noHelp: Answers = { [help]: { value: [] } }
const channels = 'GET /wps/system/customerService'
/** There is no way to reach the merchant. */
export const noChannels: Answers = { [channels]: { value: [] } }
const menus = 'GET /wps/game/menus'
/** One page of games, and some that the member played last. */
export const gamesPlayed: Answers = {
  ...onePage,
  'GET /wps/game/recent': { value: { content: shared['GET /wps/game/hotGames'].list.slice(0, 6) } },
}
/** The member has marked no game yet. */
export const noFavourites: Answers = {
  ...onePage,
  'GET /wps/game/favorites': { value: { content: [], pageNum: 1, totalPages: 0, total: 0 } },
}
/** The providers have not come yet. */
export const providersPending: Answers = { ...gamesPlayed, [menus]: pending }
/** The providers do not come. */
export const providersBroken: Answers = { ...gamesPlayed, [menus]: broken }
const centre = (mem_cen: string): Answers => ({
  'GET /wps/system/consolidatedTemplate': {
    value: { mobileTemplate: { mem_cen }, app_background: '', app_desc: '', app_desc_font_color: '' },
  },
})
/** A merchant whose editor has chosen the new member centre. */
export const newCentre = centre('1')
/** A merchant with the base member centre. */
export const baseCentre = centre('0')
const { mobileTemplate: _, ...started } = shared['GET /wps/system/startup']
/** The version of the member centre is not known yet. */
export const centrePending: Answers = {
  'GET /wps/system/consolidatedTemplate': pending,
  'GET /wps/system/startup': { value: started },
}
/** Recorded pictures, as if a member could have them: one is the member's own. */
export const memberPictures: Answers = {
  'GET /wps/member/headIcon': {
    value: {
      current: 'planalto',
      icons: ['palmar', 'planalto', 'vila-coral'].map((headIcon) => ({ headIcon, url: `/team/${headIcon}.webp` })),
    },
  },
}
const own = ['GET /wps/member/info', 'GET /wps/wallets/balance']
/** What is known of the member has not come yet. */
export const memberPending: Answers = Object.fromEntries(own.map((route) => [route, pending]))
/** What is known of the member does not come. */
export const memberBroken: Answers = Object.fromEntries(own.map((route) => [route, broken]))
