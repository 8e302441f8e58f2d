import { GameCentreScreen } from '@lobby/games/screens/GameCentreScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { recentGamesResponses, failingProvidersResponses, pendingProvidersResponses } from './screenResponses.ts'
import { SiteFrame } from './SiteFrame.tsx'
import { createErrorStory, createLoadingStory } from './storyHelpers.ts'

const path = '/m/gameCenter'

const meta = {
  title: 'Screens/Game centre',
  component: GameCentreScreen,
  parameters: { layout: 'fullscreen', site: { path, answers: recentGamesResponses } },
  render: () => (
    <SiteFrame>
      <GameCentreScreen />
    </SiteFrame>
  ),
} satisfies Meta<typeof GameCentreScreen>
export default meta

type Story = StoryObj<typeof meta>

/** All categories of games with their providers. */
export const Guest: Story = {
  globals: { session: 'guest' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('section li strong').length).toBeGreaterThan(20))
  },
}

/** The recently played games, followed by all categories of games. */
export const Member: Story = {
  globals: { session: 'member' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('article').length).toBe(6))
  },
}

export const Loading: Story = createLoadingStory(path, pendingProvidersResponses)
export const Failed: Story = createErrorStory(path, failingProvidersResponses)
