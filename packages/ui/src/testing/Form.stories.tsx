import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { SampleForm } from './SampleForm.tsx'

const meta = {
  title: 'Components/A whole form',
  tags: ['new'],
  component: SampleForm,
  parameters: {
    layout: 'fullscreen',
    ...createComponentGuide({
      use:
        'to see the fields together in react-hook-form: `register` is spread into each field, `Controller` ' +
        'into the sheets.',
      not: 'as a component: each screen builds its own form.',
      keyboard: 'Tab moves from field to field; Enter submits, and the first invalid field gets the focus.',
    }),
  },
} satisfies Meta<typeof SampleForm>
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
