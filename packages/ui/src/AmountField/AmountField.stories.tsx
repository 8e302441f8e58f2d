import type { Meta, StoryObj } from '@storybook/react-vite'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { AmountField } from './AmountField.tsx'

const noop = () => undefined
const chips = ['10', '50', '100', '500'].map((id) => ({ id, label: `R$ ${id}` }))

const meta = {
  title: 'Components/AmountField',
  tags: ['new'],
  component: AmountField,
  args: {
    label: 'Amount',
    currencySign: 'R$',
    value: '50',
    onChange: noop,
    hint: 'R$ 10.00 to R$ 5,000.00',
    chips,
    chipsLabel: 'Amounts to pick',
    selectedChip: '50',
    onPick: noop,
  },
  parameters: createComponentGuide({
    use: 'for the main amount of a screen: a deposit, a transfer.',
    not: 'for one of several numbers in a form: use `TextField`.',
    keyboard: 'A text field; arrow keys select a preset amount.',
  }),
} satisfies Meta<typeof AmountField>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: (args) => (
    <StateGrid
      states={{
        Focus: <AmountField {...args} />,
        Empty: <AmountField {...args} value="" selectedChip="" />,
        Failed: <AmountField {...args} value="9" selectedChip="" error="At least R$ 10.00" />,
        'Without amounts to pick': <AmountField {...args} chips={[]} />,
        'Long text': (
          <AmountField
            {...args}
            value="12.345.678,90"
            selectedChip=""
            label="How much each of those whom you have chosen is to get"
          />
        ),
        'Right to left': <AmountField {...args} label="المبلغ" hint="من 10 إلى 5000" />,
      }}
    />
  ),
}
