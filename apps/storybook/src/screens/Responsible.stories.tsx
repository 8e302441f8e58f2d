import type { PlatformResponse } from '@lobby/platform/testing'
import { ResponsibleScreen } from '@lobby/responsible/screens/ResponsibleScreen'
import { responsibleGamingFixtures } from '@lobby/responsible/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'
import {
  failingResponse,
  waitForOpenDialog,
  waitForElement,
  pendingResponse,
  waitForAndPressElement,
} from './storyHelpers.ts'

const asked = 'GET /wps/responsible/state'
const site = (answer: PlatformResponse | { readonly value: unknown }, more: object = {}) => ({
  site: { path: '/m/responsible', market: 'UK', answers: { [asked]: answer }, ...more },
})

const meta = {
  title: 'Screens/Play responsibly',
  component: ResponsibleScreen,
  parameters: { layout: 'fullscreen', ...site({ value: responsibleGamingFixtures.bounded }) },
  globals: { session: 'member' },
  render: () => (
    <SiteFrame>
      <ResponsibleScreen />
    </SiteFrame>
  ),
} satisfies Meta<typeof ResponsibleScreen>
export default meta

type Story = StoryObj<typeof meta>

/** One limit is used up, and another has a pending increase. */
export const Limits: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main progress')).toHaveLength(4))
  },
}

/** The member has set no limit yet. */
export const NoLimits: Story = {
  parameters: site({ value: responsibleGamingFixtures.free }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('region').length).toBeGreaterThan(3))
    await expect(canvasElement.querySelector('main progress')).toBeNull()
  },
}

const onTop: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('main a[href$="/m/withdraw"]')).toBeVisible())
}
export const DuringPause: Story = { parameters: site({ value: responsibleGamingFixtures.paused }), play: onTop }
export const DuringSelfExclusion: Story = {
  parameters: site({ value: responsibleGamingFixtures.excluded }),
  play: onTop,
}

/**
 * The sheet to change a limit. Before the member submits the new amount, the sheet shows when the amount takes effect.
 */
export const ChangeLimit: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await waitForAndPressElement(canvasElement, 'main li button:has(progress)')
    const amount = within(await waitForOpenDialog()).getByRole('textbox')
    await userEvent.clear(amount)
    await userEvent.type(amount, '500')
    await expect(amount).toHaveAccessibleDescription()
  },
}

/** The five questions of the self-test. */
export const SelfTest: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitForElement(canvasElement, 'main progress')
    await userEvent.click(within(canvas.getByRole('main')).getAllByRole('button').at(-1) ?? canvasElement)
    await waitFor(() => expect(canvasElement.querySelectorAll('main form [role=radiogroup]')).toHaveLength(5))
  },
}

/** The confirmation of a break. It shows the day on which the break ends, and that nobody can end the break earlier. */
export const ConfirmBreak: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('main progress')).toBeVisible())
    const regions = canvas.getAllByRole('region')
    const breaks = regions.find((region) => region.querySelectorAll('h3').length === 2)
    const pause = breaks?.querySelector('button')
    await expect(pause).toBeVisible()
    if (pause) await userEvent.click(pause)
    const submit = await waitFor(() => {
      const found = document.querySelector('[role=dialog] form [type=submit]')
      void expect(found).toBeVisible()
      return found
    })
    if (submit) await userEvent.click(submit)
    await waitFor(() => expect(document.querySelector('[role=dialog] [type=checkbox]')).toBeInTheDocument())
  },
}

/** A guest sees the page without a member's limits. */
export const Guest: Story = {
  globals: { session: 'guest' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main h2')).toBeVisible())
    await expect(canvasElement.querySelector('main progress')).toBeNull()
  },
}

export const Loading: Story = {
  parameters: site(pendingResponse, { hasPendingAnswer: true }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main [aria-busy]')).toBeVisible())
  },
}

export const Failed: Story = {
  parameters: site(failingResponse),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
  },
}
