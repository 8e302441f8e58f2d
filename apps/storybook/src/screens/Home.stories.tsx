import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Home } from './Home.tsx'
import { homeBroken, homePending } from './answers.ts'

const meta = {
  title: 'Screens/Home',
  component: Home,
  parameters: { layout: 'fullscreen', site: {} },
} satisfies Meta<typeof Home>
export default meta

function raise(message: string): never {
  throw new Error(message)
}

type Story = StoryObj<typeof meta>

/** Whoever the toolbar says. */
export const Playground: Story = {}

export const Guest: Story = { globals: { session: 'guest' } }
export const Member: Story = { globals: { session: 'member' } }
export const Trial: Story = { globals: { session: 'trial' } }

/** Nothing has come yet: the skeletons have the exact shapes of what they stand for. */
export const Loading: Story = { parameters: { site: { answers: homePending, waits: true } } }

/** Everything failed: each part says so by itself, and offers to try again. */
export const Failed: Story = { parameters: { site: { answers: homeBroken } } }

/** A guest taps a game: the session is asked for where the guest is. */
export const AskedToSignIn: Story = {
  globals: { session: 'guest' },
  play: async ({ canvasElement }) => {
    const game = await waitFor(() => canvasElement.querySelector('li button') ?? raise('No game stands on home.'))
    await userEvent.click(game)
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}
