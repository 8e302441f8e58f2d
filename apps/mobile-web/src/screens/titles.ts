import type { MessageId } from '@lobby/i18n'
import { agentPaths, memberPaths, paths, responsiblePaths, securityPaths } from '@lobby/platform/routes'

export interface HeaderTitle {
  /** None where the specification gives none: the brand stands in its place. */
  readonly title?: MessageId
  /** Back is home, whatever came before (C08). */
  readonly home?: true
}

const titles: Readonly<Record<string, HeaderTitle>> = {
  [paths.activity]: { title: 'shell.title.activity' },
  [paths.forgotPassword]: { title: 'shell.title.forget', home: true },
  [paths.trial]: { title: 'shell.title.trail', home: true },
  [paths.notice]: { title: 'shell.title.notice', home: true },
  [paths.changePassword]: { title: 'shell.title.changePsw' },
  [paths.gameCenter]: { title: 'shell.title.gameCenter' },
  [paths.slotsCenter]: { title: 'shell.title.slotsCenter' },
  [paths.messages]: { title: 'shell.title.message' },
  [paths.settings]: { title: 'shell.title.set' },
  // The specification names these routes, and leaves their titles to us (SHELL-044).
  [paths.activityInfo]: { title: 'shell.title.activityInfo' },
  [memberPaths.depositRecord]: { title: 'shell.title.vouReport' },
  [memberPaths.withdrawalReport]: { title: 'shell.title.withdrawReport' },
  [memberPaths.accountRecord]: { title: 'shell.title.transactionRecord' },
  [memberPaths.bettingRecord]: { title: 'shell.title.gameRecord' },
  [memberPaths.profitAndLoss]: { title: 'shell.title.profitandloss' },
  [agentPaths.teamBetting]: { title: 'shell.title.teamBetting' },
  [agentPaths.teamProfitAndLoss]: { title: 'shell.title.teamPnl' },
  [paths.inbox]: { title: 'shell.title.webEmail' },
  [memberPaths.feedback]: { title: 'shell.title.feedback' },
  [responsiblePaths.responsible]: { title: 'shell.title.responsible' },
  [memberPaths.rebateReport]: { title: 'shell.title.rebateReport' },
  [paths.rewards]: { title: 'shell.title.rewardCenter' },
  [paths.benefits]: { title: 'shell.title.memberBenefits' },
  [memberPaths.leaderboard]: { title: 'shell.title.leaderBoard' },
  [memberPaths.manualRebate]: { title: 'shell.title.manualRebate' },
  [paths.invite]: { title: 'shell.title.inviteFriends' },
  [memberPaths.uplineTransfer]: { title: 'shell.title.upLineTransfer' },
  [agentPaths.redRain]: { title: 'shell.title.redRain' },
  [agentPaths.agentRebate]: { title: 'shell.title.agentRebeat' },
  [agentPaths.teamRebate]: { title: 'shell.title.teamRebate' },
  [agentPaths.openAccount]: { title: 'shell.title.agentRegister' },
  [paths.security]: { title: 'shell.title.securityCenter' },
  [securityPaths.securityPhone]: { title: 'shell.title.securityPhone' },
  [securityPaths.securityEmail]: { title: 'shell.title.securityEmail' },
  [securityPaths.securityAccounts]: { title: 'shell.title.securityAccounts' },
  [securityPaths.securityDocuments]: { title: 'shell.title.securityDocuments' },
  [agentPaths.agentNotice]: { title: 'shell.title.agentNotice' },
  [agentPaths.teamOverview]: { title: 'shell.title.teamOverview' },
  [agentPaths.team]: { title: 'shell.title.team' },
  [securityPaths.securitySessions]: { title: 'shell.title.securitySessions' },
  [agentPaths.dividend]: { title: 'shell.title.dividend' },
  [agentPaths.salaryContract]: { title: 'shell.title.salaryContract' },
  [agentPaths.dividendContract]: { title: 'shell.title.dividendContract' },
  [agentPaths.hourContract]: { title: 'shell.title.hourContract' },
  [agentPaths.teamContracts]: { title: 'shell.title.teamContracts' },
}

/**
 * What the header of a route but home says, and where its arrow leads (specification part 2, section 2.3).
 *
 * @param team It is the team's: the account record is then another one.
 */
export const titleOf = (pathname: string, team = false): HeaderTitle =>
  (team && pathname === memberPaths.accountRecord && { title: 'shell.title.teamRecord' }) ||
  (Object.hasOwn(titles, pathname) && titles[pathname]) ||
  {}
