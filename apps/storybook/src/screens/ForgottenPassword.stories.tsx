import { ForgotScreen } from '@lobby/auth/screens/ForgotScreen'
import { CustomerServiceButton } from '@lobby/content'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { smsCodeSentResponses } from './screenResponses.ts'
import { SiteFrame } from './SiteFrame.tsx'
import { failingResponse } from './storyHelpers.ts'

const meta = {
  title: 'Screens/Forgotten password',
  component: ForgotScreen,
  parameters: { layout: 'fullscreen', site: { path: '/m/forget' } },
  globals: { session: 'guest' },
  args: { serviceLink: <CustomerServiceButton /> },
  render: (args) => (
    <SiteFrame>
      <ForgotScreen {...args} />
    </SiteFrame>
  ),
} satisfies Meta<typeof ForgotScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The recovery by phone, for a merchant that offers both phone and e-mail. */
export const ByPhone: Story = {
  globals: { flags: { phoneRecovery: true } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[autocomplete=one-time-code]')).toBeDisabled(), {
      timeout: 5000,
    })
  },
}

/** The recovery by e-mail only, with an empty form. */
export const ByEmail: Story = {
  globals: { flags: { phoneRecovery: false } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('textbox', {}, { timeout: 5000 })
    await userEvent.click(canvasElement.querySelector('[type=submit]') ?? canvasElement)
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(2))
  },
}

/** The recovery by phone, after the platform has sent a code. */
export const CodeSent: Story = {
  globals: { flags: { phoneRecovery: true } },
  parameters: { site: { path: '/m/forget', answers: smsCodeSentResponses } },
  play: async ({ canvasElement }) => {
    const code = () => canvasElement.querySelector('[autocomplete=one-time-code]')
    await waitFor(() => expect(code()).toBeDisabled(), { timeout: 5000 })
    await userEvent.type(canvasElement.querySelector('input[name=mobileNum]') ?? canvasElement, '11987650001')
    await userEvent.click(code()?.parentElement?.querySelector('button') ?? canvasElement)
    await waitFor(() => expect(code()).toBeEnabled(), { timeout: 5000 })
  },
}

/** The platform could not send the e-mail. */
export const Failed: Story = {
  globals: { flags: { phoneRecovery: false } },
  parameters: { site: { path: '/m/forget', answers: { 'POST /wps/account/forgotPassword': failingResponse } } },
  play: async ({ canvas, canvasElement }) => {
    const [name, email] = await canvas.findAllByRole('textbox', {}, { timeout: 5000 })
    await userEvent.type(name ?? canvasElement, 'ana2026')
    await userEvent.type(email ?? canvasElement, 'ana@example.com')
    await userEvent.click(canvasElement.querySelector('[type=submit]') ?? canvasElement)
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).not.toBeEmptyDOMElement()
  },
}
