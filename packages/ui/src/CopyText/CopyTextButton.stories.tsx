import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { CopyTextButton } from './CopyTextButton.tsx'

const meta = {
  title: 'Components/CopyText',
  tags: ['new'],
  component: CopyTextButton,
  args: { text: 'https://aurora.localhost/m/home', label: 'Copy the address', doneLabel: 'Copied' },
  parameters: createComponentGuide({
    use: 'for a text that the player needs elsewhere: a link, a code.',
    not: 'for content that can be shared with an app: offer `ShareButton` first.',
    keyboard: 'Enter and Space copy.',
  }),
} satisfies Meta<typeof CopyTextButton>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the address' }))
    // Accepts both outcomes, the text "Copied" and the URL to select, because the test browser may refuse to copy.
    await expect(await canvas.findByText(/^Copied$|^https:/)).toBeVisible()
  },
}

export const States: Story = {
  render: (args) => (
    <StateGrid
      states={{
        Focus: <CopyTextButton {...args} />,
        'Long text': <CopyTextButton {...args} label="Copy the address of this page to open it in your own browser" />,
        'Right to left': <CopyTextButton {...args} label="نسخ العنوان" doneLabel="تم النسخ" />,
      }}
    />
  ),
}
