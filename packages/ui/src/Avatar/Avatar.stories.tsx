import type { Meta, StoryObj } from '@storybook/react-vite'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { createPictureFixture } from '../testing/createPictureFixture.ts'
import { Avatar } from './Avatar.tsx'

const meta = {
  title: 'Components/Avatar',
  tags: ['new'],
  component: Avatar,
  args: { name: 'Ana Souza' },
  parameters: createComponentGuide({
    use:
      'for a person: in a list, on the member card. The tint is derived from the name, so that a person always ' +
      'has the same one.',
    not: 'for games, vendors and teams: use `Picture`.',
    keyboard: 'None: it is not interactive.',
  }),
} satisfies Meta<typeof Avatar>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { size: 'l', vip: false, decorative: false } }

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        Small: <Avatar name="Ana Souza" size="s" />,
        Medium: <Avatar name="Bruno Lima" />,
        Large: <Avatar name="Chen Li" size="l" />,
        VIP: <Avatar name="Dara Okafor" size="l" vip />,
        Pictured: <Avatar name="Enzo" size="l" picture={createPictureFixture(3, 96, 96)} />,
        'Long text': <Avatar name="Maria Aparecida da Conceição Nascimento" size="l" />,
        'One word': <Avatar name="fabio" />,
        'Another script': <Avatar name="幸运 龙" />,
        'Right to left': <Avatar name="نور حداد" />,
      }}
    />
  ),
}
