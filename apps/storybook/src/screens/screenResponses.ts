import shared from '../answers/shared.json'
import { createRefusalResponse, type PlatformResponse, type PlatformResponses } from '@lobby/platform/testing'
import { failingResponse, pendingResponse } from './storyHelpers.ts'

const home = [
  'GET /wps/announcement/home',
  'GET /wps/game/popular',
  'GET /wps/game/hotGames',
  'GET /wps/announcement/hotMatch',
  'GET /lgw/lottery/list',
]
const all = (answer: PlatformResponse): PlatformResponses => Object.fromEntries(home.map((route) => [route, answer]))

/** The responses for home have not arrived yet. */
export const pendingHomeResponses = all(pendingResponse)
/** All calls of home fail. */
export const failingHomeResponses = all(failingResponse)
/** Returns home's announcements with only the given pages of the popup. */
export const createPopupResponses = (popup: readonly object[]): PlatformResponses => ({
  'GET /wps/announcement/home': { value: { banners: [], player: [], popup, hot: [], promotion: [] } },
})
/** The responses for the lower sections of home and for its service bar. */
export const lowerHomeSectionResponses: PlatformResponses = {
  'GET /wps/game/vassalages': { value: shared['GET /wps/game/popular'].flatMap(({ vendors }) => vendors) },
  'GET /wps/system/socialLinks': {
    value: ['WHATSAPP', 'TELEGRAM', 'TELEGRAM2', 'FACEBOOK'].map((type) => ({
      type,
      url: `http://service.localhost:1/${type}`,
    })),
  },
}
/** The responses for a home without content, games and lotteries. */
export const emptyHomeResponses: PlatformResponses = {
  ...lowerHomeSectionResponses,
  ...createPopupResponses([]),
  'GET /wps/announcement/notice': { value: { contentLobby: [] } },
  'GET /wps/announcement/hotMatch': { value: [] },
  'GET /wps/game/popular': { value: [] },
  'GET /wps/game/hotGames': { value: { list: [] } },
  'GET /lgw/lottery/list': { value: [] },
}
const list = 'GET /wps/game/list'
/** The game list has only one page, the recorded page. */
export const singlePageOfGamesResponses: PlatformResponses = {
  [list]: { value: { ...shared[list], totalPages: 1, next: undefined } },
}
/** The first page of games loads, and the next one fails. */
export const failingSecondGamePageResponses: PlatformResponses = {
  [list]: (request) =>
    new URL(request.url).searchParams.get('pageNo') === '1'
      ? Response.json({ success: true, value: shared[list] })
      : new Response('', { status: 500 }),
}
/** No game matches the search or the filter. */
export const noGamesResponses: PlatformResponses = {
  [list]: { value: { games: [], pageNum: 1, totalPages: 0, total: 0 } },
}
/** The platform refuses the sign-in. */
export const createRefusedSignInResponses = (errorCode: string): PlatformResponses => ({
  'POST /wps/member/login': () => createRefusalResponse(errorCode),
})
/** The platform refuses to change the password. */
export const createRefusedPasswordResponses = (errorCode: string): PlatformResponses => ({
  'PUT /wps/account/changePassword/v2': () => createRefusalResponse(errorCode),
})
/** The platform accepts the captcha, and answers the registration with the given response. */
const registering = (answer: PlatformResponse): PlatformResponses => ({
  'GET /wps/account/verification': { value: true },
  'PUT /wps/account/register': answer,
})
/** The platform refuses the registration because of one field. */
export const createRefusedRegistrationResponses = (errorCode: string, field: string): PlatformResponses =>
  registering(() => Response.json({ success: false, errorCode, message: 'No', data: { field } }))
/** The response to the registration never arrives. */
export const pendingRegistrationResponses = registering(pendingResponse)
/** The platform refuses the sign-in for some seconds, because it limits the rate of sign-ins. */
export const createSignInLimitResponses = (seconds: number): PlatformResponses => ({
  'POST /wps/member/login': () => new Response('', { status: 429, headers: { 'Retry-After': String(seconds) } }),
})
/** The platform refuses the sign-in, and requires a captcha for the next sign-in. */
export const captchaRequiredResponses: PlatformResponses = {
  'POST /wps/member/login': () =>
    Response.json({ success: false, errorCode: 'login.failed', message: 'No', data: { captcha: true } }),
}
/** The platform sends a code by SMS, which is valid for two minutes. */
export const smsCodeSentResponses: PlatformResponses = { 'POST /wps/account/getCode': { value: { expiredMinutes: 2 } } }
const notices = 'GET /wps/announcement/notice'
const promoted = 'GET /wps/announcement/popular'
/** The announcements are still loading. */
export const pendingNoticesResponses: PlatformResponses = { [notices]: pendingResponse, [promoted]: pendingResponse }
/** The announcements fail to load. */
export const failingNoticesResponses: PlatformResponses = { [notices]: failingResponse, [promoted]: failingResponse }
/** There are no announcements. */
export const noNoticesResponses: PlatformResponses = {
  [notices]: { value: { contentLobby: [] } },
  [promoted]: { value: [] },
}
const help = 'GET /wps/system/helpCenter'
/** The help centre has no topics yet. */
export const emptyHelpCentreResponses: PlatformResponses = { [help]: { value: [] } }
const channels = 'GET /wps/system/customerService'
/** The merchant has no service channels. */
export const noServiceChannelsResponses: PlatformResponses = { [channels]: { value: [] } }
const menus = 'GET /wps/game/menus'
/** One page of games, and some recently played games. */
export const recentGamesResponses: PlatformResponses = {
  ...singlePageOfGamesResponses,
  'GET /wps/game/recent': { value: { content: shared['GET /wps/game/hotGames'].list.slice(0, 6) } },
}
/** The member has no favourite games yet. */
export const noFavouritesResponses: PlatformResponses = {
  ...singlePageOfGamesResponses,
  'GET /wps/game/favorites': { value: { content: [], pageNum: 1, totalPages: 0, total: 0 } },
}
/** The providers are still loading. */
export const pendingProvidersResponses: PlatformResponses = { ...recentGamesResponses, [menus]: pendingResponse }
/** The providers fail to load. */
export const failingProvidersResponses: PlatformResponses = { ...recentGamesResponses, [menus]: failingResponse }
const centre = (mem_cen: string): PlatformResponses => ({
  'GET /wps/system/consolidatedTemplate': {
    value: { mobileTemplate: { mem_cen }, app_background: '', app_desc: '', app_desc_font_color: '' },
  },
})
/** The merchant's editor has chosen the new member centre. */
export const newMemberCentreResponses = centre('1')
/** The merchant has the base member centre. */
export const baseMemberCentreResponses = centre('0')
const { mobileTemplate: _, ...started } = shared['GET /wps/system/startup']
/** The version of the member centre is not known yet. */
export const pendingMemberCentreResponses: PlatformResponses = {
  'GET /wps/system/consolidatedTemplate': pendingResponse,
  'GET /wps/system/startup': { value: started },
}
/**
 * The profile pictures from which the member can choose. They are recorded logos of teams; one is the member's current
 * picture.
 */
export const profilePicturesResponses: PlatformResponses = {
  'GET /wps/member/headIcon': {
    value: {
      current: 'planalto',
      icons: ['palmar', 'planalto', 'vila-coral'].map((headIcon) => ({ headIcon, url: `/team/${headIcon}.webp` })),
    },
  },
}
const own = ['GET /wps/member/info', 'GET /wps/wallets/balance']
/** The member's data is still loading. */
export const pendingMemberResponses: PlatformResponses = Object.fromEntries(
  own.map((route) => [route, pendingResponse]),
)
/** The member's data fails to load. */
export const failingMemberResponses: PlatformResponses = Object.fromEntries(
  own.map((route) => [route, failingResponse]),
)
