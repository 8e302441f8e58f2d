import { DownloadPopup } from '@lobby/content/install-sheets'
import { AvatarSheet } from '@lobby/member/avatars'
import { MineScreen } from '@lobby/member/screens/MineScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import {
  baseMemberCentreResponses,
  pendingMemberCentreResponses,
  failingMemberResponses,
  pendingMemberResponses,
  profilePicturesResponses,
  newMemberCentreResponses,
} from './screenResponses.ts'
import { withSiteFrame } from './withSiteFrame.tsx'
import { waitForOpenDialog } from './storyHelpers.ts'

const path = '/m/mine'

const meta = {
  title: 'Screens/Member centre',
  component: MineScreen,
  decorators: [withSiteFrame],
  parameters: { layout: 'fullscreen', site: { path, answers: newMemberCentreResponses } },
  globals: { session: 'member' },
  args: {
    renderDownloads: (onClose) => <DownloadPopup onClose={onClose} />,
    renderPictures: (onClose) => <AvatarSheet onClose={onClose} />,
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link')).length).toBeGreaterThan(2)
  },
} satisfies Meta<typeof MineScreen>
export default meta

type Story = StoryObj<typeof meta>

export const NewVersion: Story = {}
/** The base version of the member centre, which a merchant has until an editor chooses the new version. */
export const BaseVersion: Story = { parameters: { site: { path, answers: baseMemberCentreResponses } } }
export const Guest: Story = { globals: { session: 'guest' } }
export const Agent: Story = { globals: { session: 'agent' } }
export const Loading: Story = {
  parameters: {
    site: { path, answers: { ...newMemberCentreResponses, ...pendingMemberResponses }, hasPendingAnswer: true },
  },
}
/**
 * The version of the member centre is not known yet, because neither the response of the template call nor the start-up
 * response has arrived.
 */
export const VersionUnknown: Story = {
  parameters: { site: { path, answers: pendingMemberCentreResponses, hasPendingAnswer: true } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main [aria-busy]')).toBeVisible())
  },
}

/**
 * Presses the button with the given index among all buttons of the screen. A negative index counts from the last
 * button.
 */
async function pressAt({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0], place: number): Promise<void> {
  const main = within(await canvas.findByRole('main'))
  await main.findAllByRole('link')
  await userEvent.click(main.getAllByRole('button').at(place) ?? document.body)
}
/** The pictures among which the member chooses a profile picture. */
export const ChooseProfilePicture: Story = {
  parameters: { site: { path, answers: { ...newMemberCentreResponses, ...profilePicturesResponses } } },
  play: async (context) => {
    await pressAt(context, 0)
    await expect(await within(await waitForOpenDialog()).findByRole('button', { pressed: true })).toBeVisible()
  },
}
export const Downloads: Story = {
  play: async (context) => {
    await pressAt(context, -1)
    // Wait for the links: when they are known, another dialog replaces the first dialog.
    await waitFor(() => expect(document.querySelectorAll('[role=dialog] a').length).toBeGreaterThan(1))
  },
}

export const Failed: Story = {
  parameters: { site: { path, answers: { ...newMemberCentreResponses, ...failingMemberResponses } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
