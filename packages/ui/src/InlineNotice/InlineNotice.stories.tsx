import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { InlineNotice } from './InlineNotice.tsx'

const meta = {
  title: 'Components/InlineNotice',
  tags: ['stable'],
  component: InlineNotice,
  args: { tone: 'info', children: 'A new version is ready.' },
  parameters: createComponentGuide({
    use:
      'next to the content that it is about, for as long as it is true: an outdated figure, a deposit that has ' +
      'arrived.',
    not: 'for a temporary message: use a toast. For an error of one field: use its `error`.',
    keyboard: 'Its action is a button.',
  }),
} satisfies Meta<typeof InlineNotice>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        Info: <InlineNotice tone="info">A new version is ready.</InlineNotice>,
        Win: <InlineNotice tone="win">Your deposit of R$ 100,00 has arrived.</InlineNotice>,
        Warning: (
          <InlineNotice tone="warn" action={<Button size="s">Try again</Button>}>
            The last update was 10 minutes ago.
          </InlineNotice>
        ),
        Loss: <InlineNotice tone="loss">The name or the password is wrong.</InlineNotice>,
        'Long text': (
          <InlineNotice tone="loss" action={<Button size="s">Open the customer service</Button>}>
            Your bank refused the payment. Nothing was taken from your account, and you can try again with another card,
            or ask us.
          </InlineNotice>
        ),
        'Right to left': <InlineNotice tone="win">وصل إيداعك.</InlineNotice>,
      }}
    />
  ),
  play: ({ userEvent }) => userEvent.tab(),
}
