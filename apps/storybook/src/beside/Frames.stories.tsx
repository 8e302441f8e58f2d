import type { Meta, StoryObj } from '@storybook/react-vite'

// A control for the test of the built Storybook, where it is shown side by side: alone it makes no sense.
const meta = { title: 'Control/Frames', tags: ['!dev', '!autodocs', '!test'], render: () => <p /> } satisfies Meta
export default meta

const holder = window.parent as Window & { playing?: boolean }

/** Says whether another one plays at the same time, and leaves a mark on the page that it plays on. */
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
