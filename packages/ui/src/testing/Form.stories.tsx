import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../stories/guide.ts'
import { FormPlate } from './FormPlate.tsx'

const meta = {
  title: 'Components/A whole form',
  tags: ['new'],
  component: FormPlate,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use:
        'to see the fields together in react-hook-form: `register` is spread into each field, `Controller` ' +
        'into the sheets.',
      not: 'as a component: each screen builds its own form.',
      keyboard: 'Tab moves from field to field; Enter submits, and the first invalid field gets the focus.',
    }),
  },
} satisfies Meta<typeof FormPlate>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The form after it was submitted without any input. */
export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Some fields are still empty.')
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus()
  },
}
