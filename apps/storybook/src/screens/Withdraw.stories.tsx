import { WithdrawScreen } from '@lobby/wallet/screens/WithdrawScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'
import {
  failingResponse,
  createErrorStory,
  waitForOpenDialog,
  pendingResponse,
  waitForAndPressElement,
} from './storyHelpers.ts'
import {
  noPayoutAccountsResponses,
  noPaymentPasswordResponses,
  withdrawalNotAllowedResponses,
  turnoverNotMetResponses,
  recordedWithdrawalPath,
  createWithdrawalResponses,
  unknownWithdrawalResponses,
} from './walletResponses.ts'

const path = '/m/withdraw'

const meta = {
  title: 'Screens/Withdraw',
  component: WithdrawScreen,
  parameters: { layout: 'fullscreen', site: { path } },
  globals: { session: 'member' },
  render: () => (
    <SiteFrame>
      <WithdrawScreen />
    </SiteFrame>
  ),
} satisfies Meta<typeof WithdrawScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Screen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '100')
    await expect(canvas.getByRole('radio', { checked: true, name: /•/ })).toBeVisible()
    await expect(canvas.getAllByRole('button').at(-1)).not.toHaveAttribute('aria-disabled')
  },
}

/** Fills in an amount, submits the form, and returns the number of fields in the dialog that opens. */
async function countFields({
  canvas,
  canvasElement,
  userEvent,
}: Parameters<NonNullable<Story['play']>>[0]): Promise<number> {
  await userEvent.type(await canvas.findByRole('textbox'), '100')
  await waitForAndPressElement(canvasElement, 'main form [type=submit]')
  return (await waitForOpenDialog()).querySelectorAll('input').length
}

/** The confirmation before a withdrawal. It asks for the payment password. */
export const ConfirmWithdrawal: Story = { play: async (context) => expect(await countFields(context)).toBe(1) }

/**
 * A member without a payment password must set it first. The dialog asks for the new password two times, and for the
 * sign-in password.
 */
export const SetPaymentPassword: Story = {
  parameters: { site: { path, answers: noPaymentPasswordResponses } },
  play: async (context) => expect(await countFields(context)).toBe(3),
}

export const AddPayoutAccount: Story = {
  play: async ({ canvasElement }) => {
    await waitForAndPressElement(canvasElement, 'main form [role=radiogroup] + button')
    await expect((await waitForOpenDialog()).querySelector('[autocomplete=name]')).toBeVisible()
  },
}

/** The member has no payout account yet. */
export const NoAccount: Story = {
  parameters: { site: { path, answers: noPayoutAccountsResponses } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeVisible())
    await expect(canvas.queryByRole('radio', { name: /•/ })).toBeNull()
  },
}

/** A withdrawal is pending, and the member has not bet enough of the deposits yet (turnover). */
export const TurnoverNotMet: Story = {
  parameters: { site: { path, answers: turnoverNotMetResponses } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('progressbar')).toBeVisible())
  },
}

export const NotAllowed: Story = {
  parameters: { site: { path, answers: withdrawalNotAllowedResponses } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main a[href$="/m/service"]')).toBeVisible())
  },
}

export const Loading: Story = {
  parameters: { site: { path, answers: { 'GET /wps/withdrawal/rules': pendingResponse }, hasPendingAnswer: true } },
}
export const Failed: Story = createErrorStory(path, { 'GET /wps/withdrawal/rules': failingResponse })
export const UnknownWithdrawal: Story = createErrorStory(recordedWithdrawalPath, unknownWithdrawalResponses)

const one: Story['play'] = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toBeVisible())
}
export const InReview: Story = { parameters: { site: { path: recordedWithdrawalPath } }, play: one }
export const Paid: Story = {
  parameters: { site: { path: recordedWithdrawalPath, answers: createWithdrawalResponses('PAID') } },
  play: one,
}
export const Refused: Story = {
  parameters: {
    site: { path: recordedWithdrawalPath, answers: createWithdrawalResponses('REFUSED', { reason: 'holder' }) },
  },
  play: one,
}
