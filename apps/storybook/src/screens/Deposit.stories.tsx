import { DepositScreen } from '@lobby/wallet/screens/DepositScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'
import { findElement, press } from './states.ts'
import {
  depositBroken,
  depositByCard,
  depositByTransfer,
  depositLost,
  depositPath,
  depositThat,
  depositUnknown,
  methodsBroken,
  methodsPending,
  noMethods,
  oneWaits,
  onOnePage,
  ownDepositLimit,
  stepByStep,
} from './walletAnswers.ts'

const path = '/m/voucherCenter'

const meta = {
  title: 'Screens/Deposit',
  component: DepositScreen,
  parameters: { layout: 'fullscreen', site: { path, answers: stepByStep } },
  globals: { session: 'member' },
  render: () => (
    <SiteFrame>
      <DepositScreen />
    </SiteFrame>
  ),
} satisfies Meta<typeof DepositScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The new version asks one thing at a time. */
export const StepByStep: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByRole('radio')).length).toBeGreaterThan(1)
    await expect(canvasElement.querySelector('main form')).toBeNull()
  },
}

export const HowMuch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Pix' }))
    await userEvent.type(await canvas.findByRole('textbox'), '100')
    await expect(canvas.getAllByRole('button').at(-1)).not.toHaveAttribute('aria-disabled')
  },
}

/** The base version has all of it on one page. */
export const OnOnePage: Story = {
  parameters: { site: { path, answers: onOnePage } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeVisible())
    await expect(canvas.getByRole('radio', { name: 'Pix' })).toBeChecked()
  },
}

/** More than the member's own limit leaves: the form says so before it is sent. */
export const BeyondOwnLimit: Story = {
  parameters: { site: { path, market: 'BR', answers: ownDepositLimit } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await findElement(canvasElement, 'main form a[href$="/m/responsible"]')
    await userEvent.type(canvas.getByRole('textbox'), '100')
    await expect(canvasElement.querySelector('main form [type=submit]')).toHaveAttribute('aria-disabled', 'true')
  },
}

export const TooSmall: Story = {
  parameters: { site: { path, answers: onOnePage } },
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox')
    await userEvent.type(amount, '5')
    await userEvent.tab()
    await expect(amount).toBeInvalid()
  },
}

/** The answer was lost: the form gives way to what has become of the deposit. */
export const BeingChecked: Story = {
  parameters: { site: { path, answers: depositLost, waits: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '100')
    await press(canvasElement, 'main form [type=submit]')
    await waitFor(() => expect(canvasElement.querySelector('main form')).toBeNull())
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
  },
}

export const OneWaits: Story = {
  parameters: { site: { path, answers: oneWaits } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector(`main a[href$="${depositPath}"]`)).toBeVisible())
  },
}

/** No way to pay in: whom to ask. */
export const Empty: Story = {
  parameters: { site: { path, answers: noMethods } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main a[href$="/m/service"]')).toBeVisible())
  },
}

export const Loading: Story = { parameters: { site: { path, answers: methodsPending, waits: true } } }

const failed: Story['play'] = async ({ canvas }) => {
  const alert = await canvas.findByRole('alert')
  await waitFor(() => expect(alert).toBeVisible())
}
export const Failed: Story = { parameters: { site: { path, answers: methodsBroken } }, play: failed }

/** To be paid: the code to copy, to scan, and how long it is waited for. */
export const ToBePaid: Story = {
  parameters: { site: { path: depositPath, answers: stepByStep } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toBeVisible())
    await waitFor(() => expect(canvas.getAllByRole('img').some((image) => image.querySelector('svg path'))).toBe(true))
  },
}

/** By a bank transfer: each value that the bank asks for can be copied. */
export const ByTransfer: Story = {
  parameters: { site: { path: depositPath, answers: depositByTransfer } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('000123-4')).toBeVisible())
  },
}

/** On a page of the provider: one button leads there, the other cancels the deposit. */
export const ByCard: Story = {
  parameters: { site: { path: depositPath, answers: depositByCard } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toBeVisible())
    await expect(canvasElement.querySelectorAll('main button')).toHaveLength(2)
  },
}

const ended: Story['play'] = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toBeVisible())
}
export const Paid: Story = { parameters: { site: { path: depositPath, answers: depositThat('SETTLED') } }, play: ended }
export const Expired: Story = {
  parameters: { site: { path: depositPath, answers: depositThat('EXPIRED') } },
  play: ended,
}
export const Refused: Story = {
  parameters: { site: { path: depositPath, answers: depositThat('FAILED') } },
  play: ended,
}
export const OneFailed: Story = { parameters: { site: { path: depositPath, answers: depositBroken } }, play: failed }
export const NotThere: Story = { parameters: { site: { path: depositPath, answers: depositUnknown } }, play: failed }
