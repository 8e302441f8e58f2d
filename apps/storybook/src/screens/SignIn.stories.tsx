import { loadLoginSheet } from '@lobby/auth'
import { LoginScreen } from '@lobby/auth/screens/LoginScreen'
import { CustomerServiceButton } from '@lobby/content'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { HomeInSite } from './HomeInSite.tsx'
import {
  smsCodeSentResponses,
  captchaRequiredResponses,
  createSignInLimitResponses,
  createRefusedSignInResponses,
} from './screenResponses.ts'
import { pendingResponse } from './storyHelpers.ts'

const LoginSheet = lazy(loadLoginSheet)
const nothing = () => undefined

const meta = {
  title: 'Screens/Sign in',
  component: LoginScreen,
  parameters: { layout: 'fullscreen', site: { path: '/m/login' } },
  globals: { session: 'guest' },
  args: { serviceLink: <CustomerServiceButton /> },
} satisfies Meta<typeof LoginScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Screen: Story = {}

/** The sheet that opens when an action needs a session. */
export const Sheet: Story = {
  render: ({ serviceLink }) => (
    <>
      <HomeInSite />
      <LoginSheet open onSignedIn={nothing} onDismiss={nothing} serviceLink={serviceLink} />
    </>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}

/** Each empty field shows its error. */
export const MissingFields: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('textbox')
    await userEvent.click(canvasElement.querySelector('[type=submit]') ?? canvasElement)
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(2))
  },
}

/** Types a name and a password, and submits the form. */
async function send(
  canvas: { findAllByRole: (role: 'textbox') => Promise<HTMLElement[]> },
  canvasElement: HTMLElement,
) {
  const [name] = await canvas.findAllByRole('textbox')
  await userEvent.type(name ?? canvasElement, 'ana')
  await userEvent.type(canvasElement.querySelector('[type=password]') ?? canvasElement, 'not mine')
  await userEvent.click(canvasElement.querySelector('[type=submit]') ?? canvasElement)
}

/** The platform refuses the name or the password. */
export const Refused: Story = {
  parameters: { site: { path: '/m/login', answers: createRefusedSignInResponses('login.failed') } },
  play: async ({ canvas, canvasElement }) => {
    await send(canvas, canvasElement)
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).not.toBeEmptyDOMElement()
  },
}

/** After too many failed attempts, the next attempt needs a captcha. */
export const CaptchaRequired: Story = {
  parameters: { site: { path: '/m/login', answers: captchaRequiredResponses } },
  play: async ({ canvas, canvasElement }) => {
    await send(canvas, canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('input[name=captcha]')).toBeVisible(), { timeout: 5000 })
  },
}

export const Submitting: Story = {
  parameters: { site: { path: '/m/login', answers: { 'POST /wps/member/login': pendingResponse } } },
  play: async ({ canvas, canvasElement }) => {
    await send(canvas, canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('[type=submit]')).toHaveAttribute('aria-busy', 'true'), {
      timeout: 5000,
    })
  },
}

/** The platform limits the rate of requests. The button shows how long the member has to wait. */
export const TooManyRequests: Story = {
  parameters: { site: { path: '/m/login', answers: createSignInLimitResponses(90) } },
  play: async ({ canvas, canvasElement }) => {
    await send(canvas, canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('[type=submit]')).toHaveTextContent(/\d/), { timeout: 5000 })
    await expect(canvasElement.querySelector('[type=submit]')).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The sign-in by mobile number, after the platform has sent a code. */
export const ByMobile: Story = {
  globals: { flags: { smsSignIn: true } },
  parameters: { site: { path: '/m/login', answers: smsCodeSentResponses } },
  play: async ({ canvas, canvasElement }) => {
    const [, mobile] = await canvas.findAllByRole('radio', {}, { timeout: 5000 })
    await userEvent.click(mobile ?? canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('input[name=mobileNum]')).toBeVisible(), { timeout: 5000 })
    await userEvent.type(canvasElement.querySelector('input[name=mobileNum]') ?? canvasElement, '11987650001')
    const field = canvasElement.querySelector('[autocomplete=one-time-code]')
    await userEvent.click(field?.parentElement?.querySelector('button') ?? canvasElement)
    await waitFor(
      () => expect(field?.parentElement?.querySelector('button')).toHaveAttribute('aria-disabled', 'true'),
      { timeout: 5000 },
    )
  },
}
