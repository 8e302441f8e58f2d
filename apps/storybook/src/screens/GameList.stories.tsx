import { GameListScreen } from '@lobby/games/screens/GameListScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import {
  failingSecondGamePageResponses,
  noFavouritesResponses,
  noGamesResponses,
  singlePageOfGamesResponses,
} from './screenResponses.ts'
import { withSiteFrame } from './withSiteFrame.tsx'
import {
  failingResponse,
  createErrorStory,
  waitForElement,
  createLoadingStory,
  pendingResponse,
} from './storyHelpers.ts'

const path = '/m/gameList?gameType=RNG'

const meta = {
  title: 'Screens/Games',
  component: GameListScreen,
  decorators: [withSiteFrame],
  parameters: { layout: 'fullscreen', site: { path, answers: singlePageOfGamesResponses } },
} satisfies Meta<typeof GameListScreen>
export default meta

type Story = StoryObj<typeof meta>

function throwError(message: string): never {
  throw new Error(message)
}

/** The game list for the kind of session that the toolbar selects. */
export const Playground: Story = {}

export const Guest: Story = { globals: { session: 'guest' } }
export const Member: Story = { globals: { session: 'member' } }

export const Search: Story = {
  parameters: { site: { path: `${path}&gameName=a`, answers: singlePageOfGamesResponses } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(5))
    await expect(canvas.getByRole('searchbox')).toHaveValue('a')
  },
}

/** The list is filtered by one provider. A button removes the filter. */
export const OneProvider: Story = {
  parameters: { site: { path: `${path}&vassalage=IPE`, answers: singlePageOfGamesResponses } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(5))
    await expect(canvasElement.querySelectorAll('main ul[aria-label] button')).toHaveLength(1)
  },
}

/** The end of the list: the last game, and a text that says that no more games follow. */
export const EndOfList: Story = {
  play: async ({ canvasElement }) => {
    const end = await waitForElement(canvasElement, '[role=tabpanel] > :last-child > p')
    end.scrollIntoView({ block: 'end' })
    await waitFor(() => expect(canvasElement.querySelector('article[aria-posinset="26"]')).toBeVisible())
  },
}

/** The category has no games. */
export const NoGames: Story = {
  parameters: { site: { path: '/m/gameList?gameType=PVP', answers: noGamesResponses } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[role=tabpanel] a[href$="/m/gameCenter"]')).toBeVisible())
  },
}

/** No game matches the search. */
export const NothingFound: Story = { parameters: { site: { path: `${path}&gameName=zzz`, answers: noGamesResponses } } }

/** The next page failed to load. A row shows the error below the games of the first page. */
export const NextPageFailed: Story = { parameters: { site: { path, answers: failingSecondGamePageResponses } } }

export const Loading: Story = createLoadingStory(path, { 'GET /wps/game/list': pendingResponse })
export const Failed: Story = createErrorStory(path, { 'GET /wps/game/list': failingResponse })

/** The member has no favourite games yet. The list explains how to add one. */
export const NoFavourites: Story = {
  globals: { session: 'member' },
  parameters: { site: { path: `${path}&tab=FAV`, answers: noFavouritesResponses } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[role=tabpanel] svg path')).toBeVisible())
  },
}

/** The filter panel: providers with the number of their games, types of slots, and the minimum bet. */
export const Filter: Story = {
  play: async ({ canvasElement }) => {
    // Press the second button that opens a dialog. The first one is the title, which opens the list of categories.
    const open = await waitFor(
      () =>
        [...canvasElement.querySelectorAll('button[aria-haspopup=dialog]')][1] ??
        throwError('The game list has no button that opens the filter.'),
    )
    await userEvent.click(open)
    const sheet = await screen.findByRole('dialog')
    await waitFor(() => expect(sheet.querySelectorAll('[role=radiogroup]')).toHaveLength(3))
    await waitFor(() => expect(sheet).toBeVisible())
  },
}
