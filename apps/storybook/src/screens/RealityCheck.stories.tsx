import { GameMessageSlot } from '@lobby/platform/ports'
import { loadResponsibleGamingElements } from '@lobby/responsible/host'
import { responsibleGamingFixtures } from '@lobby/responsible/testing'
import type { PlatformResponse } from '@lobby/platform/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'

const ResponsibleHost = lazy(loadResponsibleGamingElements)
const asked = 'GET /wps/responsible/session'
const { played } = responsibleGamingFixtures
const site = (answer: PlatformResponse | { readonly value: unknown }) => ({
  site: { path: '/m/home', market: 'UK', answers: { [asked]: answer } },
})

interface Props {
  /** True if the reality check is shown over a game in a frame, false if it is shown on a page with a footer. */
  readonly framed: boolean
}

function AroundAScreen({ framed }: Props) {
  return (
    <SiteFrame>
      {framed && <GameMessageSlot />}
      <main>
        <h1 className="visually-hidden">The screen behind the check</h1>
      </main>
      <ResponsibleHost />
    </SiteFrame>
  )
}

const meta = {
  title: 'Screens/Reality check',
  component: AroundAScreen,
  parameters: { layout: 'fullscreen', ...site({ value: played }) },
  globals: { session: 'member' },
  args: { framed: false },
} satisfies Meta<typeof AroundAScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The session clock, which shows the time since the sign-in. No reality check is due. */
export const SessionClock: Story = {
  parameters: site({ value: { ...played, seconds: 600 } }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('footer p[class*=clock]')).toBeVisible())
    await expect(document.querySelector('[role=dialog]')).toBeNull()
  },
}

/** The interval of the reality check has passed. The dialog shows the stakes, the winnings and the difference. */
export const CheckDue: Story = {
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog')
    await expect(within(dialog).getAllByRole('definition')).toHaveLength(3)
  },
}

/** The platform does not return the stakes and the winnings of the session. */
export const AmountsUnknown: Story = {
  parameters: site(() => answerOnce()),
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog')
    await expect(within(dialog).getAllByText('--')).toHaveLength(3)
  },
}

/** The session clock over a game in a frame, as a part of the site's bar. */
export const ClockOverGame: Story = {
  args: { framed: true },
  play: async ({ canvas }) => {
    const strip = await canvas.findByRole('status')
    await expect(within(strip).getAllByRole('definition')).toHaveLength(3)
  },
}

// The clock uses the first response, and the dialog the second response.
let answered = 0
const answerOnce = () =>
  answered++ % 2 === 0 ? Response.json({ success: true, value: played }) : new Response('', { status: 400 })
