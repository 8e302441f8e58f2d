import { HOME_PATHS } from './home.ts'

/** The paths to which an external link or an editor's text may lead. These screens change nothing when they open. */
const safePaths: readonly string[] = [
  ...HOME_PATHS,
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
 * Returns the path in a text that is not trusted, such as a link that an editor wrote. Returns null unless the path is
 * exactly one of the safe paths. Removes the fragment. Also removes the query, except for game lists and promotions.
 */
export function parseSafePath(text: string | null | undefined): string | null {
  if (typeof text !== 'string') return null
  const path = /[^?#]*/.exec(text)?.[0] ?? ''
  if (path === '/m/gameList') return path + (/^\?[\w=&%+.-]{1,400}(?=#|$)/.exec(text.slice(path.length))?.[0] ?? '')
  if (path === '/m/activityInfo') return /^[^?#]*\?id=\d{1,16}(?=#|$)/.exec(text)?.[0] ?? null
  return safePaths.includes(path) ? path : null
}
