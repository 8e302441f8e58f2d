import { SlotsCentreScreen } from '@lobby/games/screens/SlotsCentreScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { recentGamesResponses, failingProvidersResponses, pendingProvidersResponses } from './screenResponses.ts'
import { SiteFrame } from './SiteFrame.tsx'
import { createErrorStory, createLoadingStory } from './storyHelpers.ts'

const path = '/m/slotsCenter'

const meta = {
  title: 'Screens/Slots centre',
  component: SlotsCentreScreen,
  parameters: { layout: 'fullscreen', site: { path, answers: recentGamesResponses } },
  render: () => (
    <SiteFrame>
      <SlotsCentreScreen />
    </SiteFrame>
  ),
} satisfies Meta<typeof SlotsCentreScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Recommended, popular and new slots, and the providers. */
export const Guest: Story = {
  globals: { session: 'guest' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('article').length).toBeGreaterThan(12))
  },
}

/** The recently played slots, followed by the sections that a guest sees. */
export const Member: Story = { globals: { session: 'member' } }

export const Loading: Story = createLoadingStory(path, pendingProvidersResponses)

/** The providers failed to load. The rows of games above them are still shown. */
export const Failed: Story = createErrorStory(path, failingProvidersResponses)
