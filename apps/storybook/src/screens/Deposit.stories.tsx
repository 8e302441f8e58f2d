import { DepositScreen } from '@lobby/wallet/screens/DepositScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'
import { waitForElement, waitForAndPressElement } from './storyHelpers.ts'
import {
  failingDepositResponses,
  cardDepositResponses,
  bankTransferDepositResponses,
  lostNewDepositResponses,
  recordedDepositPath,
  createEndedDepositResponses,
  unknownDepositResponses,
  failingDepositMethodsResponses,
  pendingDepositMethodsResponses,
  noDepositMethodsResponses,
  pendingDepositResponses,
  onePageDepositResponses,
  ownDepositLimitLeftResponses,
  stepByStepDepositResponses,
} from './walletResponses.ts'

const path = '/m/voucherCenter'

const meta = {
  title: 'Screens/Deposit',
  component: DepositScreen,
  parameters: { layout: 'fullscreen', site: { path, answers: stepByStepDepositResponses } },
  globals: { session: 'member' },
  render: () => (
    <SiteFrame>
      <DepositScreen />
    </SiteFrame>
  ),
} satisfies Meta<typeof DepositScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The new version of the deposit, which asks for one value at a time. */
export const MethodStep: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByRole('radio')).length).toBeGreaterThan(1)
    await expect(canvasElement.querySelector('main form')).toBeNull()
  },
}

export const AmountStep: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Pix' }))
    await userEvent.type(await canvas.findByRole('textbox'), '100')
    await expect(canvas.getAllByRole('button').at(-1)).not.toHaveAttribute('aria-disabled')
  },
}

/** The base version of the deposit, which shows the whole form on one page. */
export const OnOnePage: Story = {
  parameters: { site: { path, answers: onePageDepositResponses } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeVisible())
    await expect(canvas.getByRole('radio', { name: 'Pix' })).toBeChecked()
  },
}

/** The amount exceeds the rest of the member's own limit. The form reports this before the member submits the form. */
export const AboveOwnLimit: Story = {
  parameters: { site: { path, market: 'BR', answers: ownDepositLimitLeftResponses } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitForElement(canvasElement, 'main form a[href$="/m/responsible"]')
    await userEvent.type(canvas.getByRole('textbox'), '100')
    await expect(canvasElement.querySelector('main form [type=submit]')).toHaveAttribute('aria-disabled', 'true')
  },
}

export const TooSmall: Story = {
  parameters: { site: { path, answers: onePageDepositResponses } },
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox')
    await userEvent.type(amount, '5')
    await userEvent.tab()
    await expect(amount).toBeInvalid()
  },
}

/**
 * The response to a new deposit was lost. The site checks the outcome, and shows a message about the check instead of
 * the form.
 */
export const OutcomeUnknown: Story = {
  parameters: { site: { path, answers: lostNewDepositResponses, hasPendingAnswer: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '100')
    await waitForAndPressElement(canvasElement, 'main form [type=submit]')
    await waitFor(() => expect(canvasElement.querySelector('main form')).toBeNull())
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
  },
}

export const PendingDeposit: Story = {
  parameters: { site: { path, answers: pendingDepositResponses } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector(`main a[href$="${recordedDepositPath}"]`)).toBeVisible())
  },
}

/** The merchant offers no deposit method. The screen leads to customer service. */
export const NoMethods: Story = {
  parameters: { site: { path, answers: noDepositMethodsResponses } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main a[href$="/m/service"]')).toBeVisible())
  },
}

export const Loading: Story = {
  parameters: { site: { path, answers: pendingDepositMethodsResponses, hasPendingAnswer: true } },
}

const failed: Story['play'] = async ({ canvas }) => {
  const alert = await canvas.findByRole('alert')
  await waitFor(() => expect(alert).toBeVisible())
}
export const Failed: Story = { parameters: { site: { path, answers: failingDepositMethodsResponses } }, play: failed }

/** A deposit that waits for payment: the code to copy or scan, and the time that is left to pay. */
export const PayByPix: Story = {
  parameters: { site: { path: recordedDepositPath, answers: stepByStepDepositResponses } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toBeVisible())
    await waitFor(() => expect(canvas.getAllByRole('img').some((image) => image.querySelector('svg path'))).toBe(true))
  },
}

/** A deposit by bank transfer. The member can copy each value that the transfer needs. */
export const PayByBankTransfer: Story = {
  parameters: { site: { path: recordedDepositPath, answers: bankTransferDepositResponses } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('000123-4')).toBeVisible())
  },
}

/**
 * A deposit that the member pays on the page of the payment provider. One button opens this page, the other button
 * cancels the deposit.
 */
export const PayByCard: Story = {
  parameters: { site: { path: recordedDepositPath, answers: cardDepositResponses } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toBeVisible())
    await expect(canvasElement.querySelectorAll('main button')).toHaveLength(2)
  },
}

const ended: Story['play'] = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toBeVisible())
}
export const Paid: Story = {
  parameters: { site: { path: recordedDepositPath, answers: createEndedDepositResponses('SETTLED') } },
  play: ended,
}
export const Expired: Story = {
  parameters: { site: { path: recordedDepositPath, answers: createEndedDepositResponses('EXPIRED') } },
  play: ended,
}
export const Refused: Story = {
  parameters: { site: { path: recordedDepositPath, answers: createEndedDepositResponses('FAILED') } },
  play: ended,
}
export const DepositFailedToLoad: Story = {
  parameters: { site: { path: recordedDepositPath, answers: failingDepositResponses } },
  play: failed,
}
export const UnknownDeposit: Story = {
  parameters: { site: { path: recordedDepositPath, answers: unknownDepositResponses } },
  play: failed,
}
