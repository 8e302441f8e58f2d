import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { FoundationPage } from '../foundations/FoundationPage.tsx'
import { desktopStoryGlobals } from '../merchants-plugin/viewports.ts'
import { ComponentOverview } from './ComponentOverview.tsx'

const meta = {
  title: 'Start/Components',
  component: ComponentOverview,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: desktopStoryGlobals,
} satisfies Meta<typeof ComponentOverview>
export default meta

/** Lists all components with their status. The search finds the components that a change of a token affects. */
export const AllComponents: StoryObj<typeof meta> = {
  render: () => (
    <FoundationPage
      title="Components"
      about="All components of the design system. New: the props may still change. Stable: the props do not change. Deprecated: the component will be removed.">
      <ComponentOverview />
    </FoundationPage>
  ),
}

/** Searches for the components that read a token, and filters the list by status. */
export const FindsComponentsByToken: StoryObj<typeof meta> = {
  ...AllComponents,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '--text-on-loss')
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: /^Button/ })).toBeVisible())
    await expect(canvas.queryByRole('rowheader', { name: /^Skeleton/ })).toBeNull()
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.click(canvas.getByRole('radio', { name: /^stable/ }))
    await expect(canvas.queryByRole('rowheader', { name: /^Switch/ })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: /^all/ }))
    await expect(canvas.getByRole('rowheader', { name: /^Switch/ })).toBeVisible()
  },
}
