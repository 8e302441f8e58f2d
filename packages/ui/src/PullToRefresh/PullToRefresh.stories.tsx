import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { PullToRefresh } from './PullToRefresh.tsx'

const meta = {
  title: 'Components/PullToRefresh',
  tags: ['new'],
  component: PullToRefresh,
  args: { label: 'Loading', onRefresh: fn(() => new Promise(() => undefined)) },
  parameters: createComponentGuide({
    use: 'once per screen that players visit often: home, a list, the wallet.',
    not: 'on a screen whose form would lose its input.',
    keyboard: 'None: keyboard users reload the page, and failed content has its own retry button.',
  }),
} satisfies Meta<typeof PullToRefresh>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const touch = (clientY: number) => ({
  touches: [new Touch({ identifier: 1, target: document.body, clientX: 100, clientY })],
})

/**
 * Waits until the component has added its listeners. Then touches the page and moves the finger down by a number of CSS
 * pixels.
 */
async function pull(canvas: HTMLElement, distance: number): Promise<void> {
  await waitFor(() => expect(document.documentElement.style.overscrollBehaviorY).toBe('contain'))
  await fireEvent(window, new TouchEvent('touchstart', touch(100)))
  await fireEvent(window, new TouchEvent('touchmove', touch(100 + distance)))
  await expect(canvas.querySelector('[data-pulled]')).not.toBeNull()
}

export const Pulled: Story = {
  play: async ({ canvasElement }) => {
    await pull(canvasElement, 100)
  },
}

export const Refreshing: Story = {
  play: async ({ canvas, canvasElement }) => {
    await pull(canvasElement, 200)
    await fireEvent(window, new TouchEvent('touchend'))
    await waitFor(() => expect(canvas.getByRole('img')).toBeVisible())
  },
}
