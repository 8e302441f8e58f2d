import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { buttonClass } from '../Button/buttonClass.ts'
import { guide } from '../stories/guide.ts'
import { useLongPress } from './useLongPress.ts'

/** A press that says what it is told. */
function Press() {
  const [told, setTold] = useState('nothing yet')
  const ref = useLongPress(() => setTold('a long press'))
  return (
    <>
      <button type="button" className={buttonClass({})} onClick={() => setTold('a press')} ref={ref}>
        Tap me, or hold me
      </button>
      <p role="status">Told: {told}</p>
    </>
  )
}

const meta = {
  title: 'Components/Press',
  tags: ['new'],
  component: Press,
  parameters: guide({
    use: 'The page watches its presses by one listener (`watchPresses`): style `[data-pressed]` of a link, a button or a label. The look waits 130 ms and stays 100 ms; at 370 ms a finger that rests presses long, which `useLongPress` hears.',
    not: '`:active`, which flashes while a list is scrolled; nor a long press as the only way to something. The press itself is the element’s own `onClick`, which nothing delays.',
    keyboard: 'That of the element.',
  }),
} satisfies Meta<typeof Press>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Told: a press')
  },
}
