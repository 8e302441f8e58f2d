import { loadGameListScreen } from '@lobby/games/screens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { brokenPage, noGames, onePage } from './answers.ts'

const GameListScreen = lazy(loadGameListScreen)
const path = '/m/gameList?gameType=RNG'

const meta = {
  title: 'Screens/Games',
  component: GameListScreen,
  parameters: { layout: 'fullscreen', site: { path, answers: onePage } },
} satisfies Meta<typeof GameListScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Whoever the toolbar says. */
export const Playground: Story = {}

export const Guest: Story = { globals: { session: 'guest' } }
export const Member: Story = { globals: { session: 'member' } }

/** Nothing fits what was searched. */
export const NothingFound: Story = { parameters: { site: { path: `${path}&gameName=zzz`, answers: noGames } } }

/** The next page did not come: its row says so, and what is there stays. */
export const FailedPage: Story = { parameters: { site: { path, answers: brokenPage } } }
