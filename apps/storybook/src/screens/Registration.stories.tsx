import { RegisterScreen } from '@lobby/auth/screens/RegisterScreen'
import { CustomerServiceButton } from '@lobby/content'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { pendingRegistrationResponses, createRefusedRegistrationResponses } from './screenResponses.ts'
import { SiteFrame } from './SiteFrame.tsx'
import { failingResponse, pendingResponse } from './storyHelpers.ts'

const path = '/m/register'

const meta = {
  title: 'Screens/Registration',
  component: RegisterScreen,
  parameters: { layout: 'fullscreen', site: { path } },
  globals: { session: 'guest' },
  args: { serviceLink: <CustomerServiceButton /> },
  render: (args) => (
    <SiteFrame>
      <RegisterScreen {...args} />
    </SiteFrame>
  ),
} satisfies Meta<typeof RegisterScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Turns on registration by username for every merchant. */
const byUsername = { flags: { usernameRegistration: true, mobileRegistration: false } }
const input = (canvasElement: HTMLElement, name: string) =>
  canvasElement.querySelector<HTMLInputElement>(`form input[name="${name}"]`)
const there = (canvasElement: HTMLElement, name: string) =>
  waitFor(() => expect(input(canvasElement, name)).toBeVisible(), { timeout: 5000 })
const password = 'canary-7pass'
const values = {
  ...{ username: 'bia2026', password, confirmPassword: password, paymentPassword: '482915', payeeName: 'Beatriz Lima' },
  ...{ idNumber: '529.982.247-25', mobileNum: '11987654321', verificationCode: '482913', captcha: '123456' },
}

/** Fills in the given fields, skips the fields that the form does not have, accepts the terms, and submits the form. */
async function send(canvasElement: HTMLElement, typed: Readonly<Record<string, string>>) {
  await there(canvasElement, 'username')
  for (const [name, value] of Object.entries(typed)) {
    const field = input(canvasElement, name)
    if (field) await userEvent.type(field, value)
  }
  for (const box of ['age', 'agree']) await userEvent.click(input(canvasElement, box) ?? canvasElement)
  await userEvent.click(canvasElement.querySelector('[type=submit]') ?? canvasElement)
}

/** The form as the selected merchant offers it. */
export const Screen: Story = { play: ({ canvasElement }) => there(canvasElement, 'agree') }
export const ByUsername: Story = { globals: byUsername, play: ({ canvasElement }) => there(canvasElement, 'username') }
/** The form asks for a code by SMS, which proves the phone number. */
export const ByUsernameWithCode: Story = {
  globals: { flags: { ...byUsername.flags, registrationCode: true } },
  play: ({ canvasElement }) => there(canvasElement, 'verificationCode'),
}
export const ByMobile: Story = {
  globals: { flags: { usernameRegistration: false, mobileRegistration: true, mobilePassword: false } },
  play: ({ canvasElement }) => there(canvasElement, 'mobileNum'),
}

/** Each empty field shows its error. */
export const MissingFields: Story = {
  globals: byUsername,
  play: async ({ canvasElement }) => {
    await send(canvasElement, {})
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(2))
  },
}

/** The platform refuses the name because it is taken. */
export const NameTaken: Story = {
  globals: byUsername,
  parameters: { site: { path, answers: createRefusedRegistrationResponses('account.username.taken', 'username') } },
  play: async ({ canvasElement }) => {
    await send(canvasElement, values)
    await waitFor(() => expect(input(canvasElement, 'username')).toHaveAttribute('aria-invalid', 'true'), {
      timeout: 5000,
    })
  },
}

export const Submitting: Story = {
  globals: byUsername,
  parameters: { site: { path, answers: pendingRegistrationResponses } },
  play: async ({ canvasElement }) => {
    await send(canvasElement, values)
    await waitFor(() => expect(canvasElement.querySelector('[type=submit]')).toHaveAttribute('aria-busy', 'true'), {
      timeout: 5000,
    })
  },
}

export const Loading: Story = {
  parameters: {
    site: { path, answers: { 'GET /wps/account/registerSettings': pendingResponse }, hasPendingAnswer: true },
  },
}
export const Failed: Story = {
  parameters: { site: { path, answers: { 'GET /wps/account/registerSettings': failingResponse } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toBeVisible()
  },
}

/** The merchant offers no registration, because the feature flags of both methods are off. */
export const NoRegistration: Story = { globals: { flags: { usernameRegistration: false, mobileRegistration: false } } }
