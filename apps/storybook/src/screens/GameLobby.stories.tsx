import { GameLobbyScreen } from '@lobby/games/screens/GameLobbyScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { recentGamesResponses, failingProvidersResponses, pendingProvidersResponses } from './screenResponses.ts'
import { SiteFrame } from './SiteFrame.tsx'
import { createErrorStory, createLoadingStory } from './storyHelpers.ts'

const at = (vendor: string) => `/m/gameLobby?vassalage=${vendor}`

const meta = {
  title: 'Screens/Provider',
  component: GameLobbyScreen,
  parameters: { layout: 'fullscreen', site: { path: at('QTZ'), answers: recentGamesResponses } },
  render: () => (
    <SiteFrame>
      <GameLobbyScreen />
    </SiteFrame>
  ),
} satisfies Meta<typeof GameLobbyScreen>
export default meta

type Story = StoryObj<typeof meta>

/** A provider with games of two categories, with a tab for each category. */
export const Screen: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[role=tabpanel] article').length).toBeGreaterThan(5))
  },
}

/** A provider with games of a single category, without tabs. */
export const OneCategory: Story = {
  parameters: { site: { path: at('VPR'), answers: recentGamesResponses } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('article').length).toBeGreaterThan(5))
    await expect(canvasElement.querySelector('[role=tab]')).toBeNull()
  },
}

/** An unknown provider. The screen leads to the providers that the merchant offers. */
export const UnknownProvider: Story = {
  parameters: { site: { path: at('NONE'), answers: recentGamesResponses } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('a[href$="/m/gameCenter"]')).toBeVisible())
  },
}

export const Loading: Story = createLoadingStory(at('QTZ'), pendingProvidersResponses)
export const Failed: Story = createErrorStory(at('QTZ'), failingProvidersResponses)
