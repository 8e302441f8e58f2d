import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { BalanceChip } from './BalanceChip.tsx'
import { CountingMoney } from './CountingMoney.tsx'

const format = (value: number) =>
  `R$ ${value.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
const add = { label: 'Deposit', onPress: fn() }

const meta = {
  title: 'Components/BalanceChip',
  tags: ['stable'],
  component: BalanceChip,
  subcomponents: { CountingMoney },
  args: { text: 'R$ 1.250,00', label: 'Balance R$ 1.250,00', onPress: fn(), add },
  parameters: createComponentGuide({
    use:
      'in the header of a signed-in player: the balance is always visible, and a deposit is one tap away. With ' +
      'a `CountingMoney` the amount counts when it changes.',
    not: 'for amounts in lists and cards: use `Money`.',
    keyboard: 'Tab reaches the amount, then the plus; Enter and Space press.',
  }),
} satisfies Meta<typeof BalanceChip>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { hidden: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Balance R$ 1.250,00' }))
    await expect(args.onPress).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit' }))
    await expect(add.onPress).toHaveBeenCalled()
  },
}

function Played() {
  const [value, setValue] = useState(1250)
  const play = () => setValue(value + 137.5)
  return (
    <BalanceChip
      text=""
      amount={<CountingMoney value={value} format={format} />}
      label={`Win. Balance ${format(value)}`}
      onPress={play}
    />
  )
}

/** Each press on the balance simulates a win: the amount counts up. */
export const Counting: Story = {
  render: () => <Played />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText('R$ 1.387,50')).toBeVisible()
  },
}

export const States: Story = {
  render: ({ onPress }) => (
    <StateGrid
      states={{
        'With a deposit': <BalanceChip text="R$ 12,50" label="Balance R$ 12,50" onPress={onPress} add={add} />,
        'Without a deposit': <BalanceChip text="R$ 12,50" label="Balance R$ 12,50 again" onPress={onPress} />,
        Hidden: <BalanceChip text="R$ 12,50" hidden label="Show balance" onPress={onPress} add={add} />,
        'With a name': (
          <BalanceChip text="R$ 12,50" name="Ana Lima" label="Ana Lima R$ 12,50, account" onPress={onPress} />
        ),
        'A long name': (
          <BalanceChip
            text="R$ 12,50"
            name="Maximiliano de Albuquerque"
            label="Maximiliano de Albuquerque R$ 12,50, account"
            onPress={onPress}
          />
        ),
        'With a mark': (
          <BalanceChip
            text="R$ 12,50"
            name="trial4821"
            badge={<Badge kind="new" text="Trial" />}
            label="trial4821 Trial R$ 12,50, account"
            onPress={onPress}
          />
        ),
        Unknown: <BalanceChip text="--" label="Balance not known" onPress={onPress} add={add} />,
        'A large amount': (
          <BalanceChip text="R$ 98.765.432,10" label="Balance R$ 98.765.432,10" onPress={onPress} add={add} />
        ),
        'Right to left': (
          <BalanceChip text="R$ 12,50" label="الرصيد R$ 12,50" onPress={onPress} add={{ ...add, label: 'إيداع' }} />
        ),
      }}
    />
  ),
}
