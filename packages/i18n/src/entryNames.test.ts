import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const readMessages = (language: string, part: string) =>
  JSON.parse(readFileSync(new URL(`../messages/${language}/${part}.json`, import.meta.url), 'utf8')) as Readonly<
    Record<string, string>
  >

/** The entries of the member centre and of the agents' home, each with the title of the page that it opens. */
const titles: Readonly<Record<string, string>> = {
  'mine.benefits': 'memberBenefits',
  'mine.invite': 'inviteFriends',
  'mine.security': 'securityCenter',
  'mine.depositRecord': 'vouReport',
  'mine.withdrawalReport': 'withdrawReport',
  'mine.accountRecord': 'transactionRecord',
  'mine.bettingRecord': 'gameRecord',
  'mine.profitAndLoss': 'profitandloss',
  'mine.uplineTransfer': 'upLineTransfer',
  'mine.rewards': 'rewardCenter',
  'mine.manualRebate': 'manualRebate',
  'mine.missions': 'leaderBoard',
  'mine.rebateReport': 'rebateReport',
  'mine.mail': 'webEmail',
  'mine.feedback': 'feedback',
  'mine.responsible': 'responsible',
  'agent.entry.overview': 'teamOverview',
  'agent.entry.record': 'teamRecord',
  'agent.entry.members': 'team',
  'agent.entry.transfer': 'redRain',
  'agent.entry.profit': 'teamPnl',
  'agent.entry.betting': 'teamBetting',
  'agent.entry.rebate': 'agentRebeat',
  'agent.entry.teamRebate': 'teamRebate',
  'agent.entry.security': 'securityCenter',
  'agent.entry.mail': 'webEmail',
}

test.each(['EN', 'PT'])(
  'gives each menu entry in the language %s the same name as the page that it opens',
  (language) => {
    const names = { ...readMessages(language, 'mine'), ...readMessages(language, 'agent') }
    const shell = readMessages(language, 'shell')
    for (const [entry, title] of Object.entries(titles)) {
      expect(names[entry], entry).toBeDefined()
      expect(shell[`shell.title.${title}`], entry).toBe(names[entry])
    }
  },
)
