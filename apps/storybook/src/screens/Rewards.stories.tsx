import { rejectWithConnectionError } from '@lobby/platform/testing'
import { InviteScreen } from '@lobby/rewards/screens/InviteScreen'
import { LeaderBoardScreen } from '@lobby/rewards/screens/LeaderBoardScreen'
import { ManualRebateScreen } from '@lobby/rewards/screens/ManualRebateScreen'
import { BenefitsScreen } from '@lobby/rewards/screens/BenefitsScreen'
import { RewardCentreScreen } from '@lobby/rewards/screens/RewardCentreScreen'
import {
  createVipBenefitsFixture,
  createLeaderBoardFixture,
  createRewardCentreFixture,
  createInviteePageFixture,
  createRebateFixture,
  rewardFixtures,
} from '@lobby/rewards/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'
import { failingResponse, pendingResponse, waitForAndPressElement, waitForScreenData } from './storyHelpers.ts'

const screens = {
  centre: RewardCentreScreen,
  benefits: BenefitsScreen,
  board: LeaderBoardScreen,
  rebate: ManualRebateScreen,
  invite: InviteScreen,
} as const

/** Responses that fill every part of each screen. */
const full = {
  'GET /wps/reward': { value: rewardFixtures.centre },
  'GET /wps/member/benefits': { value: rewardFixtures.benefits },
  'GET /wps/promotion/leaderBoard': { value: rewardFixtures.board },
  'GET /wps/rebate/manual': { value: rewardFixtures.rebate },
  'GET /wps/invite/info': { value: rewardFixtures.invite },
  'GET /wps/invite/list': { value: rewardFixtures.invitees },
}

interface Props {
  readonly part: keyof typeof screens
}

function Rewards({ part }: Props) {
  const Screen = screens[part]
  return (
    <SiteFrame>
      <Screen />
    </SiteFrame>
  )
}

const meta = {
  title: 'Screens/Rewards',
  component: Rewards,
  parameters: { layout: 'fullscreen', site: { path: '/m/rewardCenter', answers: full } },
  globals: { session: 'member' },
  args: { part: 'centre' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main :is(li, td)').length).toBeGreaterThan(3))
  },
} satisfies Meta<typeof Rewards>
export default meta

type Story = StoryObj<typeof meta>

export const RewardCentre: Story = {}
/** The response to a claim was lost, and the check of the claim's outcome failed. A button repeats the check. */
export const ClaimOutcomeUnknown: Story = {
  parameters: {
    site: {
      path: '/m/rewardCenter',
      answers: {
        ...full,
        'POST /wps/reward': rejectWithConnectionError,
        'GET /wps/transaction/outcome': rejectWithConnectionError,
      },
    },
  },
  play: async ({ canvasElement }) => {
    await waitForAndPressElement(canvasElement, 'main li button')
    await waitFor(() => expect(canvasElement.querySelector('main [role=alert] button')).toBeVisible())
  },
}
export const LevelBenefits: Story = { args: { part: 'benefits' } }
/** The leaderboard. The member's own rank is below all listed ranks. */
export const Leaderboard: Story = { args: { part: 'board' } }
export const LeaderboardTopThree: Story = {
  args: { part: 'board' },
  parameters: {
    site: {
      path: '/m/leaderBoard',
      answers: { ...full, 'GET /wps/promotion/leaderBoard': { value: createLeaderBoardFixture(20, 2) } },
    },
  },
}
export const ManualRebate: Story = { args: { part: 'rebate' } }
export const InviteFriends: Story = { args: { part: 'invite' } }

/**
 * Shows a screen with a different response to one call. The response is a function, because Storybook would merge
 * response objects of different stories deeply.
 */
const withAnswer = (part: Props['part'], path: string, call: keyof typeof full, value: object): Story => ({
  args: { part },
  parameters: { site: { path, answers: { ...full, [call]: { value } } } },
  play: waitForScreenData,
})
const board = (value: object) => withAnswer('board', '/m/leaderBoard', 'GET /wps/promotion/leaderBoard', value)
const rebate = (value: object) => withAnswer('rebate', '/m/member/manualRebate', 'GET /wps/rebate/manual', value)
export const HighestLevel = withAnswer('benefits', '/m/member/benefits', 'GET /wps/member/benefits', {
  ...createVipBenefitsFixture({ current: 5, stakedMinor: 61_204_350 }),
  missingMinor: undefined,
})
export const LeaderboardNotRanked = board(createLeaderBoardFixture(8, 0))
export const EmptyLeaderboard = board(createLeaderBoardFixture(0, 0))
/** The prize that the platform paid for the last period. */
export const LeaderboardPrizePaid: Story = {
  ...board({
    ...createLeaderBoardFixture(8),
    lastPrize: { rank: 3, prizeMinor: 5_000, paidAt: '2026-11-21T03:00:00Z' },
  }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main [data-tone=win]')).toBeVisible())
  },
}
export const RebateTooSmall = rebate(
  createRebateFixture({ rows: createRebateFixture().rows.slice(2, 3), totalMinor: 48 }),
)
export const NoRebate = rebate(createRebateFixture({ rows: [], totalMinor: 0 }))
export const NobodyInvited = withAnswer(
  'invite',
  '/m/inviteFriends',
  'GET /wps/invite/list',
  createInviteePageFixture([]),
)

/** The reward centre without rewards. It explains which rewards would appear. */
export const NoRewards: Story = {
  parameters: {
    site: {
      path: '/m/rewardCenter',
      answers: { ...full, 'GET /wps/reward': { value: createRewardCentreFixture([]) } },
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main a[href$="/m/activity"]')).toBeVisible())
  },
}

export const Loading: Story = {
  parameters: {
    site: { path: '/m/rewardCenter', answers: { ...full, 'GET /wps/reward': pendingResponse }, hasPendingAnswer: true },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main [data-loading]')).toBeVisible())
  },
}

export const Failed: Story = {
  parameters: { site: { path: '/m/rewardCenter', answers: { ...full, 'GET /wps/reward': failingResponse } } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
  },
}
