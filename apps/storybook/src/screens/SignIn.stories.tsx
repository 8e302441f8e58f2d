import { loadLoginSheet } from '@lobby/auth'
import { loadLoginScreen } from '@lobby/auth/screens'
import { ServiceLink } from '@lobby/content'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Home } from './Home.tsx'
import { signInRefused } from './answers.ts'

const LoginScreen = lazy(loadLoginScreen)
const LoginSheet = lazy(loadLoginSheet)
const nothing = () => undefined

const meta = {
  title: 'Screens/Sign in',
  component: LoginScreen,
  parameters: { layout: 'fullscreen', site: { path: '/m/login' } },
  globals: { session: 'guest' },
  args: { foot: <ServiceLink /> },
} satisfies Meta<typeof LoginScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Screen: Story = {}

/** The sheet that rises where a session is asked for. */
export const Sheet: Story = {
  render: ({ foot }) => (
    <>
      <Home />
      <LoginSheet open onSignedIn={nothing} onDismiss={nothing} foot={foot} />
    </>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}

/** What is missing is said beside its field. */
export const Missing: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('textbox')
    await userEvent.click(canvasElement.querySelector('[type=submit]') ?? canvasElement)
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(2))
  },
}

/** The platform refuses the name or the password. */
export const Refused: Story = {
  parameters: { site: { path: '/m/login', answers: signInRefused('login.failed') } },
  play: async ({ canvas, canvasElement }) => {
    const [name] = await canvas.findAllByRole('textbox')
    await userEvent.type(name ?? canvasElement, 'ana')
    await userEvent.type(canvasElement.querySelector('[type=password]') ?? canvasElement, 'not mine')
    await userEvent.click(canvasElement.querySelector('[type=submit]') ?? canvasElement)
    await expect(await canvas.findByRole('status', {}, { timeout: 5000 })).not.toBeEmptyDOMElement()
  },
}
