import type { Meta, StoryObj } from '@storybook/react-vite'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { CopyableValueRow } from './CopyableValueRow.tsx'

const meta = {
  title: 'Components/CopyableValueRow',
  tags: ['new'],
  component: CopyableValueRow,
  args: { name: 'Account', value: '000123-4', label: 'Copy Account', doneLabel: 'Copied' },
  parameters: createComponentGuide({
    use: 'for a value that the player needs in another app: an account, a reference.',
    not: 'for the main text of a screen: use `CopyText`.',
    keyboard: 'Enter and Space copy.',
  }),
} satisfies Meta<typeof CopyableValueRow>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: (args) => (
    <StateGrid
      states={{
        Focus: <CopyableValueRow {...args} />,
        'Long text': (
          <CopyableValueRow
            {...args}
            name="Name of the holder"
            value="Aurora Entretenimento e Loterias do Brasil Limitada"
          />
        ),
        'Right to left': <CopyableValueRow {...args} name="الحساب" label="نسخ الحساب" doneLabel="تم النسخ" />,
      }}
    />
  ),
}
