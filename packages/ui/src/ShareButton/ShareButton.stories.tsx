import type { Meta, StoryObj } from '@storybook/react-vite'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { ShareButton } from './ShareButton.tsx'

const meta = {
  title: 'Components/ShareButton',
  tags: ['new'],
  component: ShareButton,
  args: {
    label: 'Share the invitation',
    copiedLabel: 'Copied: paste it anywhere',
    selectLabel: 'Select the text and copy it:',
    text: 'Come and play with me! https://aurora.example/m/register?affiliateCode=L0000F',
    onShare: () => Promise.resolve('refused' as const),
  },
  parameters: createComponentGuide({
    use: 'for a link or a text to send to someone else.',
    not: 'for a value that the player needs in another app on this device: use `CopyableValueRow`.',
    keyboard: 'Enter and Space share.',
  }),
} satisfies Meta<typeof ShareButton>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: (args) => (
    <StateGrid
      states={{
        Focus: <ShareButton {...args} />,
        Small: <ShareButton {...args} tone="plain" size="s" />,
        'Long text': <ShareButton {...args} label="Share this invitation with everybody whom you want in your team" />,
        'Right to left': <ShareButton {...args} label="مشاركة الدعوة" />,
      }}
    />
  ),
}
