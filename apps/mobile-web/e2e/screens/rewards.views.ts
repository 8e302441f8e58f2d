import { DAY_MS } from '@lobby/platform/calendar'
import type { Capability } from '@lobby/merchant'
import {
  createVipBenefitsFixture,
  createLeaderBoardFixture,
  createRewardCentreFixture,
  createInviteePageFixture,
  createRebateFixture,
  rewardFixtures,
} from '@lobby/rewards/testing'
import { isCapabilityOnForMerchant } from './capabilities.ts'
import { placeBetsForLeaderboard } from './placeBetsForLeaderboard.ts'
import { openPathAndWaitForText } from './navigate.ts'
import type { ScreenView, ViewOpeningContext } from './createViewOpener.ts'

/** A screen about rewards. */
interface Part {
  readonly path: string
  readonly flag?: Capability
  /** Matches the URLs of the calls that fetch the screen's data. */
  readonly call: RegExp
}

const centre: Part = { path: '/m/rewardCenter', flag: 'rewardCentre', call: /\/wps\/reward\b/ }
const benefits: Part = { path: '/m/member/benefits', flag: 'memberClub', call: /\/wps\/member\/benefits/ }
const board: Part = { path: '/m/leaderBoard', call: /\/wps\/promotion\/leaderBoard/ }
const rebate: Part = { path: '/m/member/manualRebate', flag: 'manualRebate', call: /\/wps\/rebate\/manual/ }
const invite: Part = { path: '/m/inviteFriends', call: /\/wps\/invite\/info/ }
const INVITEES_CALL = /\/wps\/invite\/list/

/**
 * Opens a screen, and waits for the text with the message id `id`. If the merchant does not have the screen, waits for
 * the not-found text.
 */
const openScreen =
  ({ path, flag }: Part, id: string) =>
  async (visit: ViewOpeningContext) =>
    openPathAndWaitForText(
      path,
      flag === undefined || isCapabilityOnForMerchant(visit.merchant, flag) ? id : 'core.notFound.title',
    )(visit)

/** Opens a screen with a given response instead of the platform's. */
const openWithAnswer = (part: Part, answer: object, id: string) => async (visit: ViewOpeningContext) => [
  await visit.changeResponse(part.call, () => answer),
  await openScreen(part, id)(visit),
]
const openFailed = (part: Part, operation: string, id: string) => async (visit: ViewOpeningContext) => [
  await visit.failOperation(operation),
  await openScreen(part, id)(visit),
]
const openLoading =
  ({ path }: Part, operation: string) =>
  async (visit: ViewOpeningContext) => [
    await visit.holdOperation(operation),
    await visit.go(path),
    await visit.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor(),
  ]

/**
 * Places bets that put the member on the leaderboard, moves the platform's clock to the next day, and opens the
 * leaderboard, which then shows the paid prize.
 */
async function openPaidPrize(visit: ViewOpeningContext): Promise<void> {
  await openScreen(board, 'board.period.DAY')(visit)
  await placeBetsForLeaderboard(visit.page)
  await visit.advanceClock(getMsUntilTomorrow())
  await openScreen(board, 'board.period.DAY')(visit)
  await visit.page
    .getByRole('main')
    .getByText(new RegExp(visit.text('board.paid', { amount: '.+', when: '.+' }).replace(/\{rank.*\}\}/, '\\d+\\S+')))
    .waitFor()
}

const openInvitees = (content: object) => async (visit: ViewOpeningContext) => [
  await visit.changeResponse(invite.call, ({ code, link }: { code: string; link: string }) => ({
    ...rewardFixtures.invite,
    code,
    link,
  })),
  await visit.changeResponse(INVITEES_CALL, () => content),
  await openScreen(invite, 'invite.list')(visit),
  await visit.page.waitForFunction(() => document.querySelector('#main svg path[fill="#000"]')),
]

/** Views of rewards, level benefits, the leaderboard, manual rebates, and invitations of friends. */
export const rewardsViews = {
  '/m/rewardCenter': [
    {
      name: 'reward centre',
      story: 'screens-rewards--reward-centre',
      who: 'member',
      needsAxe: true,
      open: openWithAnswer(centre, rewardFixtures.centre, 'rewards.history'),
    },
    {
      name: 'reward centre, nothing yet',
      story: 'screens-rewards--no-rewards',
      who: 'member',
      open: openWithAnswer(centre, createRewardCentreFixture([]), 'rewards.none'),
    },
    {
      name: 'reward centre, loading',
      story: 'screens-rewards--loading',
      who: 'member',
      open: openLoading(centre, 'rewardCenter'),
    },
    {
      name: 'reward centre, failed',
      story: 'screens-rewards--failed',
      who: 'member',
      open: openFailed(centre, 'rewardCenter', 'rewards.failed'),
    },
    {
      name: 'reward centre, the answer was lost',
      story: 'screens-rewards--claim-outcome-unknown',
      who: 'member',
      needsAxe: true,
      open: async (visit) => {
        await visit.failConnection(/transaction\/outcome/)
        await visit.page.route(centre.call, (route) =>
          route.request().method() === 'POST'
            ? route.abort('connectionrefused')
            : route.fulfill({ json: { success: true, value: rewardFixtures.centre } }),
        )
        await openScreen(centre, 'rewards.history')(visit)
        if (!isCapabilityOnForMerchant(visit.merchant, 'rewardCentre')) return
        await visit.page.getByRole('main').getByRole('list').getByRole('button').first().click()
        await visit.page.getByText(visit.text('rewards.checking.offline')).waitFor()
      },
    },
  ],
  '/m/member/benefits': [
    {
      name: 'level benefits',
      story: 'screens-rewards--level-benefits',
      who: 'member',
      needsAxe: true,
      open: openWithAnswer(benefits, createVipBenefitsFixture(), 'benefits.table'),
    },
    {
      name: 'level benefits, the highest level',
      story: 'screens-rewards--highest-level',
      who: 'member',
      open: openWithAnswer(
        benefits,
        { ...createVipBenefitsFixture({ current: 5, stakedMinor: 61_204_350 }), missingMinor: undefined },
        'benefits.table',
      ),
    },
    {
      name: 'level benefits, loading',
      story: 'screens-rewards--loading',
      who: 'member',
      open: openLoading(benefits, 'vipBenefits'),
    },
    {
      name: 'level benefits, failed',
      story: 'screens-rewards--failed',
      who: 'member',
      open: openFailed(benefits, 'vipBenefits', 'benefits.failed'),
    },
  ],
  '/m/leaderBoard': [
    {
      name: 'leaderboard',
      story: 'screens-rewards--leaderboard',
      who: 'member',
      needsAxe: true,
      open: openWithAnswer(board, createLeaderBoardFixture(12), 'board.you'),
    },
    {
      name: 'leaderboard, on the podium',
      story: 'screens-rewards--leaderboard-top-three',
      who: 'member',
      open: openWithAnswer(board, createLeaderBoardFixture(20, 2), 'board.you'),
    },
    {
      name: 'leaderboard, not on it',
      story: 'screens-rewards--leaderboard-not-ranked',
      who: 'member',
      open: openWithAnswer(board, createLeaderBoardFixture(8, 0), 'board.you'),
    },
    {
      name: 'leaderboard, nobody yet',
      story: 'screens-rewards--empty-leaderboard',
      who: 'member',
      open: openWithAnswer(board, createLeaderBoardFixture(0, 0), 'board.none'),
    },
    {
      name: 'leaderboard, what it has paid',
      story: 'screens-rewards--leaderboard-prize-paid',
      who: 'member',
      needsAxe: true,
      open: openPaidPrize,
    },
    {
      name: 'leaderboard, loading',
      story: 'screens-rewards--loading',
      who: 'member',
      open: openLoading(board, 'leaderBoard'),
    },
    {
      name: 'leaderboard, failed',
      story: 'screens-rewards--failed',
      who: 'member',
      open: openFailed(board, 'leaderBoard', 'board.failed'),
    },
  ],
  '/m/member/manualRebate': [
    {
      name: 'manual rebate',
      story: 'screens-rewards--manual-rebate',
      who: 'member',
      needsAxe: true,
      open: openWithAnswer(rebate, createRebateFixture(), 'rebate.shares'),
    },
    {
      name: 'manual rebate, too little',
      story: 'screens-rewards--rebate-too-small',
      who: 'member',
      open: openWithAnswer(
        rebate,
        createRebateFixture({ rows: createRebateFixture().rows.slice(2, 3), totalMinor: 48 }),
        'rebate.shares',
      ),
    },
    {
      name: 'manual rebate, nothing yet',
      story: 'screens-rewards--no-rebate',
      who: 'member',
      open: openWithAnswer(rebate, createRebateFixture({ rows: [], totalMinor: 0 }), 'rebate.none'),
    },
    {
      name: 'manual rebate, failed',
      story: 'screens-rewards--failed',
      who: 'member',
      open: openFailed(rebate, 'manualRebate', 'rebate.failed'),
    },
  ],
  '/m/inviteFriends': [
    {
      name: 'invite friends',
      story: 'screens-rewards--invite-friends',
      who: 'member',
      needsAxe: true,
      open: openInvitees(rewardFixtures.invitees),
    },
    {
      name: 'invite friends, who came',
      story: 'screens-rewards--invite-friends',
      who: 'member',
      open: async (visit) => [
        await openInvitees(rewardFixtures.invitees)(visit),
        await visit.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight)),
      ],
    },
    {
      name: 'invite friends, nobody yet',
      story: 'screens-rewards--nobody-invited',
      who: 'member',
      open: async (visit) => [
        await openInvitees(createInviteePageFixture([]))(visit),
        await visit.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight)),
      ],
    },
    {
      name: 'invite friends, failed',
      story: 'screens-rewards--failed',
      who: 'member',
      open: openFailed(invite, 'inviteInfo', 'invite.failed'),
    },
  ],
} satisfies Record<string, readonly ScreenView[]>

/** Returns the milliseconds until five minutes after the next midnight in Brasília. */
function getMsUntilTomorrow(): number {
  return DAY_MS - ((Date.now() - 3 * 3_600_000) % DAY_MS) + 300_000
}
