import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { getButtonClass } from '../Button/getButtonClass.ts'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { useLongPress } from './useLongPress.ts'

/** Renders a button that shows which events it has received. */
function Press() {
  const [told, setTold] = useState('nothing yet')
  const ref = useLongPress(() => setTold('a long press'))
  return (
    <>
      <button type="button" className={getButtonClass({})} onClick={() => setTold('a press')} ref={ref}>
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
  parameters: createComponentGuide({
    use:
      'you style the pressed state: one call of `watchPresses` sets `data-pressed` on the pressed link, button ' +
      'or label. It appears after 130 ms and stays for 100 ms. A press of 370 ms is a long press, which ' +
      '`useLongPress` handles.',
    not:
      'you would use `:active`, which flashes while a list scrolls, or a long press as the only way to an ' +
      'action. For the press itself use `onClick`, which is not delayed.',
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
