import { WithdrawScreen } from '@lobby/wallet/screens/WithdrawScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'
import { failingAnswer, createFailedStory, findDialog, pendingAnswer, pressElement } from './storyHelpers.ts'
import {
  noPayoutAccountsAnswers,
  noPaymentPasswordAnswers,
  withdrawalNotAllowedAnswers,
  turnoverNotMetAnswers,
  withdrawalPath,
  answerWithWithdrawal,
  unknownWithdrawalAnswers,
} from './walletAnswers.ts'

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
  await pressElement(canvasElement, 'main form [type=submit]')
  return (await findDialog()).querySelectorAll('input').length
}

/** The confirmation before a withdrawal. It asks for the payment password. */
export const ConfirmWithdrawal: Story = { play: async (context) => expect(await countFields(context)).toBe(1) }

/**
 * A member without a payment password must set it first. The dialog asks for the new password two times, and for the
 * sign-in password.
 */
export const SetPaymentPassword: Story = {
  parameters: { site: { path, answers: noPaymentPasswordAnswers } },
  play: async (context) => expect(await countFields(context)).toBe(3),
}

export const AddPayoutAccount: Story = {
  play: async ({ canvasElement }) => {
    await pressElement(canvasElement, 'main form [role=radiogroup] + button')
    await expect((await findDialog()).querySelector('[autocomplete=name]')).toBeVisible()
  },
}

/** The member has no payout account yet. */
export const NoAccount: Story = {
  parameters: { site: { path, answers: noPayoutAccountsAnswers } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeVisible())
    await expect(canvas.queryByRole('radio', { name: /•/ })).toBeNull()
  },
}

/** A withdrawal is pending, and the member has not bet enough of the deposits yet (turnover). */
export const TurnoverNotMet: Story = {
  parameters: { site: { path, answers: turnoverNotMetAnswers } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('progressbar')).toBeVisible())
  },
}

export const NotAllowed: Story = {
  parameters: { site: { path, answers: withdrawalNotAllowedAnswers } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main a[href$="/m/service"]')).toBeVisible())
  },
}

export const Loading: Story = {
  parameters: { site: { path, answers: { 'GET /wps/withdrawal/rules': pendingAnswer }, hasPendingAnswer: true } },
}
export const Failed: Story = createFailedStory(path, { 'GET /wps/withdrawal/rules': failingAnswer })
export const UnknownWithdrawal: Story = createFailedStory(withdrawalPath, unknownWithdrawalAnswers)

const one: Story['play'] = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toBeVisible())
}
export const InReview: Story = { parameters: { site: { path: withdrawalPath } }, play: one }
export const Paid: Story = {
  parameters: { site: { path: withdrawalPath, answers: answerWithWithdrawal('PAID') } },
  play: one,
}
export const Refused: Story = {
  parameters: { site: { path: withdrawalPath, answers: answerWithWithdrawal('REFUSED', { reason: 'holder' }) } },
  play: one,
}
