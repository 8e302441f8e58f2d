import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { FormNotice } from './FormNotice.tsx'

const onAgain = fn()

const meta = {
  title: 'Components/FormNotice',
  tags: ['new'],
  component: FormNotice,
  args: { tone: 'loss', children: 'The password does not fit this username.' },
  parameters: createComponentGuide({
    use: 'above the button of a form after a failed submission: one sentence that says what failed and what to do.',
    not: 'for an error of one field: use its `error`. For a permanent message on a page: use `InlineNotice`.',
    keyboard: 'None. Screen readers announce it immediately, and it is scrolled into view.',
  }),
} satisfies Meta<typeof FormNotice>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('The password does not fit this username.'),
}

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        Failed: <FormNotice>The password does not fit this username.</FormNotice>,
        'With an action': (
          <FormNotice
            tone="warn"
            action={
              <Button size="s" onClick={onAgain}>
                Try again
              </Button>
            }>
            The connection broke. What you wrote is still here.
          </FormNotice>
        ),
        Done: <FormNotice tone="win">Your new password counts from now on.</FormNotice>,
        Information: <FormNotice tone="info">We have written to you: open the link in the mail.</FormNotice>,
        'In progress': (
          <FormNotice tone="info" title="Checking R$ 100,00" busy>
            The answer was lost on the way. We are asking what came of it.
          </FormNotice>
        ),
        'Long text': (
          <FormNotice>
            Too many attempts from this device. Wait fifteen minutes, or write to customer service with your username
            and the number that you registered with.
          </FormNotice>
        ),
        'Right to left': <FormNotice>كلمة السر غير صحيحة.</FormNotice>,
      }}
    />
  ),
}
