import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Components/TextArea',
  tags: ['new'],
  component: TextArea,
  args: { label: 'Comment', hint: 'In your own words.', count: '0 / 140' },
  parameters: createComponentGuide({
    use: 'for a few sentences: a comment, an opinion. It grows with its content.',
    not: 'for one line: use `TextField`.',
    keyboard: 'Enter inserts a new line; Tab leaves the field.',
  }),
} satisfies Meta<typeof TextArea>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Comment' })
    await userEvent.type(field, 'Two{Enter}lines')
    await expect(field).toHaveValue('Two\nlines')
  },
}

const long = 'I came back after a long day, played three rounds, and there it was. '.repeat(4)

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        Empty: <TextArea label="Comment" count="0 / 140" />,
        Filled: <TextArea label="Comment" defaultValue="It was in the third round." count="26 / 140" />,
        Required: <TextArea label="Comment" required hint="In your own words." />,
        'Too long': <TextArea label="Comment" defaultValue={long} error="At most 140 characters." count="276 / 140" />,
        Disabled: <TextArea label="Comment" defaultValue="It was in the third round." disabled />,
        'Right to left': <TextArea label="تعليق" defaultValue="كان في الجولة الثالثة" count="21 / 140" />,
      }}
    />
  ),
}
