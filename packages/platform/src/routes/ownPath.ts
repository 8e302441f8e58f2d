import { homeAliases, paths, registerAliases } from './paths.ts'

/** Where a text from outside may lead: screens that change nothing and ask for nothing. */
const open: readonly string[] = [
  ...homeAliases,
  ...registerAliases,
  paths.login,
  paths.forgotPassword,
  paths.agreement,
  paths.notice,
  paths.help,
  paths.service,
  paths.activity,
  paths.deposit,
  paths.withdraw,
  paths.invite,
  paths.mine,
  paths.inbox,
  paths.messages,
  paths.rewards,
  paths.benefits,
  paths.security,
  paths.agent,
  paths.lottery,
  paths.moreLottery,
  paths.gameCenter,
  paths.slotsCenter,
]

/**
 * The route that a text from outside names: a `next` of a link, a target that an editor wrote. Null unless it is, to the letter, a path
 * of the site that may be led to; a query and a fragment are left out, but for the query of a game
 * list, whose screen takes nothing but its own values from it, and the number of a promotion.
 */
export function ownPath(text: string | null | undefined): string | null {
  if (typeof text !== 'string') return null
  const path = /[^?#]*/.exec(text)?.[0] ?? ''
  if (path === paths.gameList) return path + (/^\?[\w=&%+.-]{1,400}(?=#|$)/.exec(text.slice(path.length))?.[0] ?? '')
  if (path === paths.activityInfo) return /^[^?#]*\?id=\d{1,16}(?=#|$)/.exec(text)?.[0] ?? null
  return open.includes(path) ? path : null
}
