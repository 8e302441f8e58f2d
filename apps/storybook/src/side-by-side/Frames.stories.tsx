import type { Meta, StoryObj } from '@storybook/react-vite'

// A control for `static.test.ts`, which shows this story side by side. The sidebar does not list it.
const meta = { title: 'Control/Frames', tags: ['!dev', '!autodocs', '!test'], render: () => <p /> } satisfies Meta
export default meta

const holder = window.parent as Window & { playing?: boolean }

/** Shows whether another frame plays at the same time, and marks the page on which it plays. */
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
