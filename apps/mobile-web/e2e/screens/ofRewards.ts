import { DAY_MS } from '@lobby/platform/calendar'
import type { Capability } from '@lobby/merchant'
import { makeBenefits, makeBoard, makeCentre, makeInvitees, makeRebate, rewardFixtures } from '@lobby/rewards/testing'
import { isOn } from './isOn.ts'
import { stakeMost } from './stakeMost.ts'
import { at } from './ways.ts'
import type { View, Visit } from './visit.ts'

interface Part {
  readonly path: string
  readonly flag?: Capability
  /** What its call is known by. */
  readonly call: RegExp
}

const centre: Part = { path: '/m/rewardCenter', flag: 'rewardCentre', call: /\/wps\/reward\b/ }
const benefits: Part = { path: '/m/member/benefits', flag: 'memberClub', call: /\/wps\/member\/benefits/ }
const board: Part = { path: '/m/leaderBoard', call: /\/wps\/promotion\/leaderBoard/ }
const rebate: Part = { path: '/m/member/manualRebate', flag: 'manualRebate', call: /\/wps\/rebate\/manual/ }
const invite: Part = { path: '/m/inviteFriends', call: /\/wps\/invite\/info/ }
const invitees = /\/wps\/invite\/list/

/** A part's address, and a text of it; where the merchant has none, that there is nothing. */
const to =
  ({ path, flag }: Part, id: string) =>
  async (visit: Visit) =>
    at(path, flag === undefined || isOn(visit.merchant, flag) ? id : 'core.notFound.title')(visit)

/** The part with an answer in the place of the platform's. */
const answered = (part: Part, answer: object, id: string) => async (visit: Visit) => [
  await visit.change(part.call, () => answer),
  await to(part, id)(visit),
]
const failed = (part: Part, operation: string, id: string) => async (visit: Visit) => [
  await visit.fail(operation),
  await to(part, id)(visit),
]
const loading =
  ({ path }: Part, operation: string) =>
  async (visit: Visit) => [
    await visit.hold(operation),
    await visit.go(path),
    await visit.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor(),
  ]

/** A day later, after bets that put the member on the board: what the platform has paid for it. */
async function paid(visit: Visit): Promise<void> {
  await to(board, 'board.period.DAY')(visit)
  await stakeMost(visit.page)
  await visit.later(untilTomorrow())
  await to(board, 'board.period.DAY')(visit)
  await visit.page
    .getByRole('main')
    .getByText(new RegExp(visit.text('board.paid', { rank: '\\d+', amount: '.+', when: '.+' })))
    .waitFor()
}

const invited = (content: object) => async (visit: Visit) => [
  await visit.change(invite.call, ({ code, link }: { code: string; link: string }) => ({
    ...rewardFixtures.invite,
    code,
    link,
  })),
  await visit.change(invitees, () => content),
  await to(invite, 'invite.list')(visit),
  await visit.page.waitForFunction(() => document.querySelector('#main svg path[fill="#000"]')),
]

/** What the house gives: rewards, levels, a board, rebates, and what a friend brings. */
export const ofRewards = {
  '/m/rewardCenter': [
    {
      name: 'reward centre',
      story: 'screens-rewards--centre',
      who: 'member',
      differs: true,
      open: answered(centre, rewardFixtures.centre, 'rewards.history'),
    },
    {
      name: 'reward centre, nothing yet',
      story: 'screens-rewards--empty',
      who: 'member',
      open: answered(centre, makeCentre([]), 'rewards.none'),
    },
    {
      name: 'reward centre, loading',
      story: 'screens-rewards--loading',
      who: 'member',
      open: loading(centre, 'rewardCenter'),
    },
    {
      name: 'reward centre, failed',
      story: 'screens-rewards--failed',
      who: 'member',
      open: failed(centre, 'rewardCenter', 'rewards.failed'),
    },
    {
      name: 'reward centre, the answer was lost',
      story: 'screens-rewards--answer-lost',
      who: 'member',
      differs: true,
      open: async (visit) => {
        await visit.cut(/transaction\/outcome/)
        await visit.page.route(centre.call, (route) =>
          route.request().method() === 'POST'
            ? route.abort('connectionrefused')
            : route.fulfill({ json: { success: true, value: rewardFixtures.centre } }),
        )
        await to(centre, 'rewards.history')(visit)
        if (!isOn(visit.merchant, 'rewardCentre')) return
        await visit.page.getByRole('main').getByRole('list').getByRole('button').first().click()
        await visit.page.getByText(visit.text('rewards.checking.offline')).waitFor()
      },
    },
  ],
  '/m/member/benefits': [
    {
      name: 'level benefits',
      story: 'screens-rewards--benefits',
      who: 'member',
      differs: true,
      open: answered(benefits, makeBenefits(), 'benefits.table'),
    },
    {
      name: 'level benefits, the highest level',
      story: 'screens-rewards--highest-level',
      who: 'member',
      open: answered(
        benefits,
        { ...makeBenefits({ current: 5, stakedMinor: 61_204_350 }), missingMinor: undefined },
        'benefits.table',
      ),
    },
    {
      name: 'level benefits, loading',
      story: 'screens-rewards--loading',
      who: 'member',
      open: loading(benefits, 'vipBenefits'),
    },
    {
      name: 'level benefits, failed',
      story: 'screens-rewards--failed',
      who: 'member',
      open: failed(benefits, 'vipBenefits', 'benefits.failed'),
    },
  ],
  '/m/leaderBoard': [
    {
      name: 'leaderboard',
      story: 'screens-rewards--board',
      who: 'member',
      differs: true,
      open: answered(board, makeBoard(12), 'board.you'),
    },
    {
      name: 'leaderboard, on the podium',
      story: 'screens-rewards--on-the-podium',
      who: 'member',
      open: answered(board, makeBoard(20, 2), 'board.you'),
    },
    {
      name: 'leaderboard, not on it',
      story: 'screens-rewards--not-on-the-board',
      who: 'member',
      open: answered(board, makeBoard(8, 0), 'board.you'),
    },
    {
      name: 'leaderboard, nobody yet',
      story: 'screens-rewards--empty-board',
      who: 'member',
      open: answered(board, makeBoard(0, 0), 'board.none'),
    },
    {
      name: 'leaderboard, what it has paid',
      story: 'screens-rewards--paid-prize',
      who: 'member',
      differs: true,
      open: paid,
    },
    {
      name: 'leaderboard, loading',
      story: 'screens-rewards--loading',
      who: 'member',
      open: loading(board, 'leaderBoard'),
    },
    {
      name: 'leaderboard, failed',
      story: 'screens-rewards--failed',
      who: 'member',
      open: failed(board, 'leaderBoard', 'board.failed'),
    },
  ],
  '/m/member/manualRebate': [
    {
      name: 'manual rebate',
      story: 'screens-rewards--rebate',
      who: 'member',
      differs: true,
      open: answered(rebate, makeRebate(), 'rebate.shares'),
    },
    {
      name: 'manual rebate, too little',
      story: 'screens-rewards--too-little-rebate',
      who: 'member',
      open: answered(rebate, makeRebate({ rows: makeRebate().rows.slice(2, 3), totalMinor: 48 }), 'rebate.shares'),
    },
    {
      name: 'manual rebate, nothing yet',
      story: 'screens-rewards--empty-rebate',
      who: 'member',
      open: answered(rebate, makeRebate({ rows: [], totalMinor: 0 }), 'rebate.none'),
    },
    {
      name: 'manual rebate, failed',
      story: 'screens-rewards--failed',
      who: 'member',
      open: failed(rebate, 'manualRebate', 'rebate.failed'),
    },
  ],
  '/m/inviteFriends': [
    {
      name: 'invite friends',
      story: 'screens-rewards--invite',
      who: 'member',
      differs: true,
      open: invited(rewardFixtures.invitees),
    },
    {
      name: 'invite friends, who came',
      story: 'screens-rewards--invite',
      who: 'member',
      open: async (visit) => [
        await invited(rewardFixtures.invitees)(visit),
        await visit.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight)),
      ],
    },
    {
      name: 'invite friends, nobody yet',
      story: 'screens-rewards--nobody-invited',
      who: 'member',
      open: async (visit) => [
        await invited(makeInvitees([]))(visit),
        await visit.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight)),
      ],
    },
    {
      name: 'invite friends, failed',
      story: 'screens-rewards--failed',
      who: 'member',
      open: failed(invite, 'inviteInfo', 'invite.failed'),
    },
  ],
} satisfies Record<string, readonly View[]>

/** Milliseconds until the first hour of the next day of Brasília. */
function untilTomorrow(): number {
  return DAY_MS - ((Date.now() - 3 * 3_600_000) % DAY_MS) + 300_000
}
