import type { Meta, StoryObj } from '@storybook/react-vite'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Components/Spinner',
  tags: ['stable'],
  component: Spinner,
  args: { label: 'Loading' },
  parameters: createComponentGuide({
    use: 'inside a pressed control while its action runs. It has the colour and the size of the surrounding text.',
    not: 'for loading content: show a `Skeleton` of its shape.',
    keyboard: 'None.',
  }),
} satisfies Meta<typeof Spinner>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        'With a name': <Spinner label="Loading" />,
        'In a text': (
          <p>
            <Spinner /> Waiting for your bank
          </p>
        ),
        'Right to left': (
          <p>
            <Spinner /> في انتظار البنك
          </p>
        ),
        'In a heading': (
          <h2>
            <Spinner /> Opening
          </h2>
        ),
      }}
    />
  ),
}
