import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { buttonClass } from '../Button/buttonClass.ts'
import { guide } from '../stories/guide.ts'
import { usePress } from './usePress.ts'

/** A press that says what it is told. */
function Press() {
  const [told, setTold] = useState('nothing yet')
  const press = usePress(() => setTold('a long press'))
  return (
    <>
      <button type="button" className={buttonClass({ tone: press['data-pressed'] ? 'brand' : 'plain' })} onClick={() => setTold('a press')} {...press}>
        Tap me, or hold me
      </button>
      <p role="status">Told: {told}</p>
    </>
  )
}

const meta = {
  title: 'Components/Press',
  component: Press,
  parameters: guide({
    status: 'new',
    use: '`usePress` for rows and tiles in lists that scroll: the look waits 130 ms and stays 100 ms, a finger that rests presses long after 370 ms.',
    not: 'as the only way to something: a long press is a short cut. The press itself is the element’s own `onClick`, which nothing delays.',
    keyboard: 'That of the element.',
    tokens: [],
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
