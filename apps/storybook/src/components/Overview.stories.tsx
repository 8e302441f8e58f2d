import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Foundation } from '../foundations/Foundation.tsx'
import { onADesk } from '../house/viewports.ts'
import { Overview } from './Overview.tsx'

const meta = {
  title: 'Start/Components',
  component: Overview,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: onADesk,
} satisfies Meta<typeof Overview>
export default meta

/** What there is, how far it is, and who would change with a token. */
export const All: StoryObj<typeof meta> = {
  render: () => (
    <Foundation
      title="Components"
      about="Read from their sources. new: its props may still change. stable: its props stay. deprecated: on its way out.">
      <Overview />
    </Foundation>
  ),
}

/** A token finds its readers, and a status those that are as far. */
export const Finds: StoryObj<typeof meta> = {
  ...All,
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
