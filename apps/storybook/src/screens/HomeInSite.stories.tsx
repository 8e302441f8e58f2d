import { loadHomeServiceBar } from '@lobby/content/side-bar'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { HomeInSite } from './HomeInSite.tsx'
import {
  failingHomeResponses,
  emptyHomeResponses,
  pendingHomeResponses,
  lowerHomeSectionResponses,
} from './screenResponses.ts'
import { waitForOpenDialog, waitForAndPressElement } from './storyHelpers.ts'

const SideBar = lazy(loadHomeServiceBar)

const meta = {
  title: 'Screens/Home',
  component: HomeInSite,
  parameters: { layout: 'fullscreen', site: {} },
} satisfies Meta<typeof HomeInSite>
export default meta

function throwError(message: string): never {
  throw new Error(message)
}

type Story = StoryObj<typeof meta>

/** Home for the kind of session that the toolbar selects. */
export const Playground: Story = {}

export const Guest: Story = { globals: { session: 'guest' } }
export const Member: Story = { globals: { session: 'member' } }
export const Trial: Story = { globals: { session: 'trial' } }

/** No response has arrived yet. The placeholders have the exact shapes of the content that they replace. */
export const Loading: Story = { parameters: { site: { answers: pendingHomeResponses, hasPendingAnswer: true } } }

/** All requests failed. Each section shows an error and offers a retry. */
export const Failed: Story = { parameters: { site: { answers: failingHomeResponses } } }

/** A guest has tapped a game. The sign-in sheet is open over home. */
export const AskedToSignIn: Story = {
  globals: { session: 'guest' },
  play: async ({ canvasElement }) => {
    const game = await waitFor(() => canvasElement.querySelector('li button') ?? throwError('Home shows no game.'))
    await userEvent.click(game)
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}

/**
 * Loads home's lower widgets, which load only near the viewport: scrolls to each placeholder that matches the selector,
 * until none is left.
 */
async function loadWidgets(canvasElement: HTMLElement, selector = '[data-of]') {
  await waitFor(() => expect(canvasElement.querySelector('main h1')).toBeInTheDocument())
  await waitFor(() => {
    const awaited = canvasElement.querySelector(`main ${selector}`)
    awaited?.scrollIntoView()
    return expect(awaited).toBeNull()
  })
  window.scrollTo(0, 0)
}

/** The lower sections of home: hot matches, next draws and the menu of games. */
export const LowerSections: Story = {
  parameters: { site: { answers: lowerHomeSectionResponses } },
  play: async ({ canvasElement }) => {
    await loadWidgets(canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('main article button[aria-haspopup=dialog]')).toBeVisible())
    await waitFor(() => expect(canvasElement.querySelector('main [role=timer]')).toBeVisible())
    await waitFor(() => expect(canvasElement.querySelector('main nav:not([aria-busy=true]) li')).toBeVisible())
  },
}

export const Slots: Story = {
  play: async ({ canvasElement }) => {
    await waitForAndPressElement(canvasElement, 'main [role=tab][id$=-RNG]')
    await waitFor(() =>
      expect(canvasElement.querySelector('main [role=tabpanel][aria-labelledby$=-RNG] button')).toBeVisible(),
    )
  },
}

export const ServiceBar: Story = {
  parameters: { site: { answers: lowerHomeSectionResponses } },
  render: () => (
    <>
      <HomeInSite />
      <SideBar />
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitForAndPressElement(canvasElement, 'aside button[aria-expanded]')
    await waitFor(() => expect(canvasElement.querySelectorAll('aside li a')).toHaveLength(5))
  },
}

/** The details of one match in a dialog over home. */
export const MatchDetails: Story = {
  play: async ({ canvasElement }) => {
    await loadWidgets(canvasElement, '[data-of=matches]')
    await waitForAndPressElement(canvasElement, 'main article button[aria-haspopup=dialog]')
    await expect(await waitForOpenDialog()).toBeVisible()
  },
}

/** The platform has no content and no games, so home shows only the menu of games. */
export const NoContent: Story = {
  parameters: { site: { answers: emptyHomeResponses } },
  play: async ({ canvasElement }) => {
    await loadWidgets(canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('main nav:not([aria-busy=true]) li')).toBeVisible())
    await expect(canvasElement.querySelectorAll('main :is([role=tablist], article)')).toHaveLength(0)
  },
}
