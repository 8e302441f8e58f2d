import type { Meta, StoryObj } from '@storybook/react-vite'

// Controls for the test of the built Storybook, where they are shown side by side: alone they make no sense.
const meta = {
  title: 'Control/Frames',
  tags: ['!dev', '!autodocs', '!test'],
  render: () => <p>Played</p>,
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const holder = window.parent as Window & { playing?: boolean }

/** Fails if another one plays at the same time, and leaves a mark on the page that it plays on. */
export const PlaysAlone: Story = {
  play: async () => {
    document.documentElement.dataset['played'] = ''
    if (holder.playing) throw new Error('Another one plays.')
    holder.playing = true
    await new Promise((resolve) => setTimeout(resolve, 1500))
    holder.playing = false
  },
}

export const Throws: Story = {
  play: () => {
    throw new Error('As it should.')
  },
}
