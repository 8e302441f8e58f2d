import { createRefusalResponse, type PlatformResponse } from '@lobby/platform/testing'
import { TransferScreen } from '@lobby/wallet/screens/TransferScreen'
import { createUplineTransferFixture, createUplineTransferRulesFixture } from '@lobby/wallet/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'
import { failingResponse, waitForOpenDialog, waitForElement, pendingResponse } from './storyHelpers.ts'

const asked = 'GET /wps/transaction/upline'
const site = (answer: PlatformResponse | { readonly value: unknown }, more: object = {}) => ({
  site: {
    path: '/m/upLine/transfer',
    answers: { [asked]: answer, 'POST /wps/transaction/upline': { value: createUplineTransferFixture() } },
    ...more,
  },
})

const meta = {
  title: 'Screens/Transfer to the upline',
  component: TransferScreen,
  parameters: { layout: 'fullscreen', ...site({ value: createUplineTransferRulesFixture() }) },
  globals: { session: 'member' },
  render: () => (
    <SiteFrame>
      <TransferScreen />
    </SiteFrame>
  ),
} satisfies Meta<typeof TransferScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Screen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '100')
    await expect(within(canvas.getByRole('main')).getAllByRole('button').at(-1)).not.toHaveAttribute('aria-disabled')
  },
}

/** The confirmation before a transfer to the upline. It asks for the payment password. */
export const Confirm: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '100{Enter}')
    await expect((await waitForOpenDialog()).querySelector('[type=password]')).toBeVisible()
  },
}

export const Done: Story = {
  play: async (context) => {
    await Confirm.play?.(context)
    await context.userEvent.type(await waitForElement(await waitForOpenDialog(), '[type=password]'), '246810{Enter}')
    await waitFor(() => expect(context.canvasElement.querySelector('main h2')).toBeVisible())
  },
}

/** The amount exceeds the rest of today's limit. The error is shown next to the button. */
export const AboveDailyLimit: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '99999')
    await expect(within(canvas.getByRole('main')).getAllByRole('button').at(-1)).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** The member has made all transfers that a day allows. */
export const NoTransfersLeft: Story = {
  parameters: site({ value: createUplineTransferRulesFixture({ timesLeft: 0 }) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox')
    await expect(within(canvas.getByRole('main')).getAllByRole('button').at(-1)).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** The member has no upline. */
export const NoUpline: Story = {
  parameters: site(() => createRefusalResponse('transfer.upline.missing')),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main a[href$="/m/mine"]')).toBeVisible())
  },
}

export const Loading: Story = { parameters: site(pendingResponse, { hasPendingAnswer: true }) }
export const Failed: Story = {
  parameters: site(failingResponse),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
  },
}
