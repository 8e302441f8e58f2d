import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { Pager, type PagerProps } from './Pager.tsx'

function Live({ onPage, ...props }: PagerProps) {
  const [page, setPage] = useState(props.page)
  const go = (next: number) => {
    setPage(next)
    onPage(next)
  }
  return <Pager {...props} page={page} onPage={go} />
}

const meta = {
  title: 'Components/Pager',
  tags: ['new'],
  component: Pager,
  args: {
    label: 'Pages of records',
    page: 6,
    pages: 12,
    onPage: fn(),
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
    pageLabel: (page) => `Page ${page}`,
    positionLabel: (page, pages) => `${page} of ${pages}`,
  },
  parameters: createComponentGuide({
    use: 'for records in which players look something up and return to a page.',
    not: 'for games and news: those lists load more while the player scrolls.',
    keyboard: 'Each page and each arrow is a button.',
  }),
  render: (args) => <Live key={args.page} {...args} />,
} satisfies Meta<typeof Pager>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onPage).toHaveBeenCalledWith(7)
  },
}

export const States: Story = {
  render: (args) => (
    <StateGrid
      states={{
        'Focus, in the middle': <Live {...args} label="Middle" />,
        First: <Live {...args} label="First" page={1} />,
        Last: <Live {...args} label="Last" page={12} />,
        Few: <Live {...args} label="Few" page={2} pages={3} />,
        Loading: <Live {...args} label="Loading" busy />,
        'Many pages': <Live {...args} label="Many" page={1204} pages={2408} />,
        'Right to left': (
          <Live {...args} label="الصفحات" page={3} positionLabel={(page, pages) => `${page} من ${pages}`} />
        ),
      }}
    />
  ),
}
