import { paths, registerAliases } from '@lobby/platform/routes'

// Signing in is one idea a screen, a game is all of it: they bring their own way back.
const onTheirOwn: readonly string[] = [paths.login, ...registerAliases, paths.play]
const ownHeader: readonly string[] = [paths.mine, paths.memberHome, paths.agent, paths.help, paths.helpDetail]
const noBar: readonly string[] = [
  paths.trial,
  paths.launchGame,
  paths.changePassword,
  paths.notice,
  paths.activity,
  paths.forgotPassword,
  paths.service,
  paths.moreLottery,
  paths.agreement,
  paths.maintenance,
  paths.agent,
]

/** What of the shell stands around a path (specification part 2, section 2.2): header and bottom navigation, each hidden on a list of its own. */
export function frameOf(pathname: string) {
  const alone = onTheirOwn.includes(pathname)
  return { alone, header: !alone && !ownHeader.includes(pathname), bar: !alone && !noBar.includes(pathname) }
}
