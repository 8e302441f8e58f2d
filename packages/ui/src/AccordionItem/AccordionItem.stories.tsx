import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { AccordionItem, type AccordionItemProps } from './AccordionItem.tsx'

function Toggled(props: AccordionItemProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <ul>
      <AccordionItem {...props} open={open} onToggle={() => setOpen(!open)} />
    </ul>
  )
}

const meta = {
  title: 'Components/FoldedItem',
  tags: ['new'],
  component: AccordionItem,
  render: (args) => <Toggled {...args} />,
  args: {
    open: false,
    onToggle: () => undefined,
    head: <strong style={{ flex: 1 }}>Maintenance on Sunday</strong>,
    children: 'The tables are closed from 4 to 5.',
  },
  parameters: createComponentGuide({
    use: 'for entries whose content is short enough to read in the list: notices.',
    not: 'for entries that have their own page: use `ListRow`.',
    keyboard: 'Tab reaches each entry; Enter and Space open and close it.',
  }),
} satisfies Meta<typeof AccordionItem>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('button', { name: 'Maintenance on Sunday' })
    await userEvent.click(head)
    await waitFor(() => expect(canvas.getByText('The tables are closed from 4 to 5.')).toBeVisible())
    await userEvent.click(head)
    await expect(canvas.queryByText('The tables are closed from 4 to 5.')).toBeNull()
  },
}

export const States: Story = {
  render: (args) => (
    <StateGrid
      states={{
        Closed: <Toggled {...args} />,
        Open: <Toggled {...args} open />,
        'Right to left': <Toggled {...args} head={<strong style={{ flex: 1 }}>صيانة يوم الأحد</strong>} />,
      }}
    />
  ),
}
