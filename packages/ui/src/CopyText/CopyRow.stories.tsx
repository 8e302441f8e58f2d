import type { Meta, StoryObj } from '@storybook/react-vite'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { CopyRow } from './CopyRow.tsx'

const meta = {
  title: 'Components/CopyRow',
  tags: ['new'],
  component: CopyRow,
  args: { name: 'Account', value: '000123-4', label: 'Copy Account', doneLabel: 'Copied' },
  parameters: createComponentGuide({
    use: 'for a value that the player needs in another app: an account, a reference.',
    not: 'for the main text of a screen: use `CopyText`.',
    keyboard: 'Enter and Space copy.',
  }),
} satisfies Meta<typeof CopyRow>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: (args) => (
    <StateGrid
      states={{
        Focus: <CopyRow {...args} />,
        'Long text': (
          <CopyRow {...args} name="Name of the holder" value="Aurora Entretenimento e Loterias do Brasil Limitada" />
        ),
        'Right to left': <CopyRow {...args} name="الحساب" label="نسخ الحساب" doneLabel="تم النسخ" />,
      }}
    />
  ),
}
