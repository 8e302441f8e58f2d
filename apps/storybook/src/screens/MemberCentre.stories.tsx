import { loadMineScreen } from '@lobby/member/screens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect } from 'storybook/test'
import { baseCentre, memberBroken, memberPending, newCentre } from './answers.ts'
import { inSite } from './inSite.tsx'

const MineScreen = lazy(loadMineScreen)
const path = '/m/mine'

const meta = {
  title: 'Screens/Member centre',
  component: MineScreen,
  decorators: [inSite],
  parameters: { layout: 'fullscreen', site: { path, answers: newCentre } },
  globals: { session: 'member' },
  // Both open over it: Screens/Install has the downloads.
  args: { renderDownloads: () => null, renderPictures: () => null },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link')).length).toBeGreaterThan(2)
  },
} satisfies Meta<typeof MineScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Cards: Story = {}
/** The version that merchants have before an editor chooses the new one. */
export const List: Story = { parameters: { site: { path, answers: baseCentre } } }
export const Guest: Story = { globals: { session: 'guest' } }
export const Agent: Story = { globals: { session: 'agent' } }
export const Loading: Story = { parameters: { site: { path, answers: { ...newCentre, ...memberPending }, waits: true } } }
export const Failed: Story = {
  parameters: { site: { path, answers: { ...newCentre, ...memberBroken } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
