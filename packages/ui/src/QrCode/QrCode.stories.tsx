import type { Meta, StoryObj } from '@storybook/react-vite'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { QrCode } from './QrCode.tsx'

const meta = {
  title: 'Components/QrCode',
  tags: ['new'],
  component: QrCode,
  args: { text: 'https://aurora.localhost/m/home', label: 'QR code of the address' },
  parameters: createComponentGuide({
    use: 'for a text that another device scans: a payment, an invitation.',
    not: 'without a way to copy the text: players on this phone cannot scan it.',
    keyboard: 'None.',
  }),
} satisfies Meta<typeof QrCode>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: (args) => (
    <StateGrid states={{ Short: <QrCode {...args} />, 'Long text': <QrCode {...args} text={'0'.repeat(300)} /> }} />
  ),
}
