import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { titleOf } from './titles.ts'

const textsOf = (language: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../../packages/i18n/messages/${language}/shell.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>

test.each(['activity', 'forget', 'trail', 'notice', 'changePsw', 'gameCenter', 'slotsCenter', 'message', 'set'])(
  'the title of /m/%s is a text of its own, named after the route, in each language',
  { tags: ['SHELL-088'] },
  (route) => {
    const id = `shell.title.${route}`
    expect(titleOf(`/m/${route}`).title).toBe(id)
    for (const language of ['EN', 'PT']) expect(textsOf(language)[id]).toMatch(/\S/)
  },
)

test.each([
  ['/m/vouReport', 'vouReport'],
  ['/m/withdrawReport', 'withdrawReport'],
  ['/m/transaction/record', 'transactionRecord'],
  ['/m/gameRecord', 'gameRecord'],
  ['/m/profitandloss', 'profitandloss'],
  ['/m/member/rebateReport', 'rebateReport'],
  ['/m/activityInfo', 'activityInfo'],
  ['/m/webEmail', 'webEmail'],
  ['/m/feedback', 'feedback'],
  ['/m/rewardCenter', 'rewardCenter'],
  ['/m/member/benefits', 'memberBenefits'],
  ['/m/leaderBoard', 'leaderBoard'],
  ['/m/member/manualRebate', 'manualRebate'],
  ['/m/inviteFriends', 'inviteFriends'],
])('the screen %s has a title in each language', (path, name) => {
  const id = `shell.title.${name}`
  expect(titleOf(path).title).toBe(id)
  for (const language of ['EN', 'PT']) expect(textsOf(language)[id]).toMatch(/\S/)
})

test.each(['/m/useragreement', '/m/nowhere', '/m/constructor', 'constructor', ''])('%s has none', (path) => {
  expect(titleOf(path).title).toBeUndefined()
})
