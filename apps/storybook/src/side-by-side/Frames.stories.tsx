import type { Meta, StoryObj } from '@storybook/react-vite'

// A story for `static.test.ts` only, which shows it for all merchants side by side. The sidebar does not list it.
const meta = { title: 'Control/Frames', tags: ['!dev', '!autodocs', '!test'], render: () => <p /> } satisfies Meta
export default meta

const holder = window.parent as Window & { playing?: boolean }

/**
 * Control: reports whether the play function runs in another frame at the same time, and marks the page on which the
 * play function runs.
 */
export const PlaysAlone: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    document.documentElement.dataset['played'] = ''
    const isAlone = !holder.playing
    holder.playing = true
    await new Promise((resolve) => setTimeout(resolve, 1500))
    holder.playing = false
    canvasElement.append(isAlone ? 'Played alone' : 'Another one played')
  },
}
