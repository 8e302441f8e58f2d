import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { StateDrawing } from './StateDrawing.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  title: 'Components/ErrorState and EmptyState',
  tags: ['stable'],
  component: ErrorState,
  subcomponents: { EmptyState, StateDrawing },
  args: { title: 'No answer', text: 'Check your connection.', actionLabel: 'Try again', onAction: fn() },
  parameters: createComponentGuide({
    use:
      'in place of missing content: `ErrorState` when it failed to load, `EmptyState` when there is none. It ' +
      'has a drawing, one sentence and one action. Use `compact` in place of a widget.',
    not: 'for an error of a form field.',
    keyboard: 'Tab reaches the action. Screen readers announce an error when it appears.',
  }),
} satisfies Meta<typeof ErrorState>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { compact: false, busy: false, drawing: 'offline' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onAction).toHaveBeenCalledTimes(1)
  },
}

export const States: Story = {
  render: (args) => (
    <StateGrid
      states={{
        Failed: <ErrorState {...args} />,
        'No connection': <ErrorState {...args} drawing="offline" title="You are offline" />,
        Retrying: <ErrorState {...args} busy />,
        Compact: <ErrorState {...args} compact />,
        'Not yet': (
          <ErrorState {...args} compact until={Date.now() + 300_000} waitLabel={(seconds) => `Again in ${seconds} s`} />
        ),
        Empty: (
          <EmptyState
            title="No favourites yet"
            text="Tap a heart to keep a game here."
            action={<Button tone="brand">Find games</Button>}
          />
        ),
        'No favourites': <EmptyState title="No favourites yet" drawing={<StateDrawing kind="favourites" />} />,
        'Nothing found': <EmptyState title="No game is called that" drawing={<StateDrawing kind="search" />} />,
        'Without a drawing': <EmptyState title="No notices" drawing={null} />,
        'Long text': (
          <ErrorState
            {...args}
            title="The list of the games could not be fetched from the server"
            text="It may be busy. Wait a moment, check your connection, and then try again."
          />
        ),
        'Right to left': <ErrorState {...args} title="لا إجابة" text="تحقق من اتصالك." actionLabel="حاول مرة أخرى" />,
      }}
    />
  ),
}
