import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../stories/guide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { Facts } from './Facts.tsx'

const of = [
  { name: 'Balance', value: 'R$ 1,250.00' },
  { name: 'Left today', value: 'R$ 50,000.00' },
  { name: 'Stays with you', value: 'R$ 1,200.00', strong: true },
]

const meta = {
  title: 'Components/Facts',
  tags: ['new'],
  component: Facts,
  args: { items: of },
  parameters: guide({
    use: 'for the details of one item, one per line.',
    not: 'for entries of a list: use `ListRow`.',
    keyboard: 'None.',
  }),
} satisfies Meta<typeof Facts>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: (args) => (
    <StateGrid
      states={{
        Plain: <Facts {...args} />,
        Framed: <Facts {...args} framed />,
        'Long text': (
          <Facts
            items={[
              {
                name: 'Name of whoever holds the account',
                value: 'Aurora Entretenimento e Loterias do Brasil Limitada',
              },
            ]}
          />
        ),
        'Right to left': <Facts items={[{ name: 'الرصيد', value: '1250' }]} />,
      }}
    />
  ),
}
