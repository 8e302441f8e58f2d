import { ChangePasswordScreen } from '@lobby/auth/screens/ChangePasswordScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { createRefusedPasswordResponses } from './screenResponses.ts'
import { SiteFrame } from './SiteFrame.tsx'
import { pendingResponse } from './storyHelpers.ts'

const meta = {
  title: 'Screens/Change password',
  component: ChangePasswordScreen,
  parameters: { layout: 'fullscreen', site: { path: '/m/changePsw' } },
  globals: { session: 'member' },
  render: () => (
    <SiteFrame>
      <ChangePasswordScreen />
    </SiteFrame>
  ),
} satisfies Meta<typeof ChangePasswordScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Fills in the three fields in order, and submits the form. */
async function send(canvasElement: HTMLElement, texts: readonly string[]) {
  await waitFor(() => expect(canvasElement.querySelectorAll('[type=password]')).toHaveLength(3), { timeout: 5000 })
  const fields = [...canvasElement.querySelectorAll('[type=password]')]
  for (const [at, field] of fields.entries()) await userEvent.type(field, texts[at] ?? '')
  await userEvent.click(canvasElement.querySelector('[type=submit]') ?? canvasElement)
}

export const Screen: Story = {}

/** The popup that appears when the new password equals the old one. */
export const SamePassword: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement, ['right-12', 'right-12', 'right-12'])
    const dialog = await screen.findByRole('alertdialog', {}, { timeout: 5000 })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

/** The platform refuses the change. */
export const Refused: Story = {
  parameters: { site: { path: '/m/changePsw', answers: createRefusedPasswordResponses('modify.old.wrong') } },
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement, ['wrong-1', 'fresh-22', 'fresh-22'])
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).not.toBeEmptyDOMElement()
  },
}

export const Submitting: Story = {
  parameters: { site: { path: '/m/changePsw', answers: { 'PUT /wps/account/changePassword/v2': pendingResponse } } },
  play: async ({ canvasElement }) => {
    await send(canvasElement, ['right-12', 'fresh-22', 'fresh-22'])
    await waitFor(() => expect(canvasElement.querySelector('[type=submit]')).toHaveAttribute('aria-busy', 'true'), {
      timeout: 5000,
    })
  },
}
