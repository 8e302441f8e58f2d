import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { SubmitButton } from './SubmitButton.tsx'

const onSubmit = fn()

const meta = {
  title: 'Components/SubmitButton',
  tags: ['new'],
  component: SubmitButton,
  args: { children: 'Register' },
  parameters: createComponentGuide({
    use:
      'at the end of a form. Pass a `reason` only for conditions outside the fields, such as terms that are ' +
      'not accepted yet. A field shows its own error after submission.',
    not: 'for a button that does not submit a form: use `Button`.',
    keyboard:
      'Enter and Space submit, as does Enter in any field. With a reason it is still focusable, and screen ' +
      'readers announce the reason.',
  }),
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}>
      <SubmitButton {...args} />
    </form>
  ),
} satisfies Meta<typeof SubmitButton>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { reason: 'Accept the terms first.' },
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear()
    const button = canvas.getByRole('button', { name: 'Register' })
    await expect(button).toHaveAccessibleDescription('Accept the terms first.')
    await userEvent.click(button)
    await expect(onSubmit).not.toHaveBeenCalled()
  },
}

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        Focus: <SubmitButton>Sign in</SubmitButton>,
        Loading: <SubmitButton busy>Sign in</SubmitButton>,
        'Blocked, with the reason': <SubmitButton reason="Accept the terms first.">Register</SubmitButton>,
        'Long text': (
          <SubmitButton reason="Your account is being checked. You can withdraw as soon as we have seen your document, which takes a day.">
            Ask for the withdrawal of everything that can be withdrawn
          </SubmitButton>
        ),
        'Right to left': <SubmitButton reason="اقبل الشروط أولاً.">تسجيل</SubmitButton>,
      }}
    />
  ),
}
