import type { Meta, StoryObj } from '@storybook/react-vite'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { FactList } from './FactList.tsx'

const of = [
  { name: 'Balance', value: 'R$ 1,250.00' },
  { name: 'Left today', value: 'R$ 50,000.00' },
  { name: 'Stays with you', value: 'R$ 1,200.00', strong: true },
]

const meta = {
  title: 'Components/FactList',
  tags: ['new'],
  component: FactList,
  args: { items: of },
  parameters: createComponentGuide({
    use: 'for the details of one item, one per line.',
    not: 'for entries of a list: use `ListRow`.',
    keyboard: 'None.',
  }),
} satisfies Meta<typeof FactList>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: (args) => (
    <StateGrid
      states={{
        Plain: <FactList {...args} />,
        Framed: <FactList {...args} framed />,
        'Long text': (
          <FactList
            items={[
              {
                name: 'Name of whoever holds the account',
                value: 'Aurora Entretenimento e Loterias do Brasil Limitada',
              },
            ]}
          />
        ),
        'Right to left': <FactList items={[{ name: 'الرصيد', value: '1250' }]} />,
      }}
    />
  ),
}
