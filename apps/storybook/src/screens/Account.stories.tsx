import { loadSignOutDialog } from '@lobby/auth'
import { loadAccountSheet } from '@lobby/member'
import { useSession } from '@lobby/platform/session'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, screen } from 'storybook/test'
import { HomeInSite } from './HomeInSite.tsx'

const Sheet = lazy(loadAccountSheet)
const Dialog = lazy(loadSignOutDialog)
const nothing = () => undefined

function Account() {
  const session = useSession()
  return session && <Sheet session={session} open onClose={nothing} onSignOut={nothing} />
}

const meta = {
  title: 'Screens/Account',
  component: Account,
  parameters: { layout: 'fullscreen', site: {} },
  globals: { session: 'member' },
  render: () => (
    <>
      <HomeInSite />
      <Account />
    </>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
} satisfies Meta<typeof Account>
export default meta

type Story = StoryObj<typeof meta>

export const Member: Story = {}
export const Agent: Story = { globals: { session: 'agent' } }
export const Trial: Story = { globals: { session: 'trial' } }

/** The dialog that asks for confirmation before the member signs out. */
export const SignOut: Story = {
  render: () => (
    <>
      <HomeInSite />
      <Dialog onEnd={nothing} />
    </>
  ),
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
  },
}
