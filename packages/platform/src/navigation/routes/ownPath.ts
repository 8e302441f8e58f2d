import { homeAliases } from './home.ts'

/** Where a text from outside may lead: screens that change nothing and ask for nothing. */
const open: readonly string[] = [
  ...homeAliases,
  '/m/register',
  '/m/register.html',
  '/register.html',
  '/m/login',
  '/m/forget',
  '/m/useragreement',
  '/m/notice',
  '/m/help',
  '/m/service',
  '/m/activity',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/inviteFriends',
  '/m/mine',
  '/m/webEmail',
  '/m/message',
  '/m/rewardCenter',
  '/m/member/benefits',
  '/m/securityCenter',
  '/m/agent',
  '/m/lottery',
  '/m/moreLottery',
  '/m/gameCenter',
  '/m/slotsCenter',
]

/**
 * The route that a text from outside names: a `next` of a link, a target that an editor wrote. Null unless it is, to the letter, a path
 * of the site that may be led to; a query and a fragment are left out, but for the query of a game
 * list, whose screen takes nothing but its own values from it, and the number of a promotion.
 */
export function ownPath(text: string | null | undefined): string | null {
  if (typeof text !== 'string') return null
  const path = /[^?#]*/.exec(text)?.[0] ?? ''
  if (path === '/m/gameList') return path + (/^\?[\w=&%+.-]{1,400}(?=#|$)/.exec(text.slice(path.length))?.[0] ?? '')
  if (path === '/m/activityInfo') return /^[^?#]*\?id=\d{1,16}(?=#|$)/.exec(text)?.[0] ?? null
  return open.includes(path) ? path : null
}
