import type { Meta, StoryObj } from '@storybook/react-vite'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { CardSkeleton } from './CardSkeleton.tsx'
import { RowsSkeleton } from './RowsSkeleton.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Components/Skeleton',
  tags: ['stable'],
  component: Skeleton,
  subcomponents: { CardSkeleton, RowsSkeleton, ScreenSkeleton },
  args: { shape: 'line', lines: 3, width: 'half' },
  parameters: createComponentGuide({
    use: 'in the exact place and shape of loading content, so that nothing moves when it arrives.',
    not: 'for a pressed button: show a `Spinner` in it. While newer content loads, keep the old content.',
    keyboard: 'None, and hidden from screen readers: the page announces once that it is loading.',
  }),
} satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        Line: <Skeleton shape="line" width="three-quarters" />,
        Paragraph: <Skeleton shape="line" lines={3} width="half" />,
        Block: <Skeleton shape="block" />,
        Circle: <Skeleton shape="circle" />,
        Tile: <Skeleton shape="tile" />,
        'A card with its figure': <CardSkeleton />,
        'A card with all': <CardSkeleton figures={4} rows={2} action />,
        'Rows of a list': <RowsSkeleton rows={3} />,
        'Rows of two lines': <RowsSkeleton rows={2} leading="words" lines={2} />,
        'Rows with an amount': <RowsSkeleton rows={2} leading="picture" lines={2} amount />,
        'Rows with a preview': <RowsSkeleton rows={2} leading="picture" lines={3} />,
        'Rows of another height': <RowsSkeleton rows={2} height={72} />,
        'Rows of a table': <RowsSkeleton rows={3} leading="words" columns={2} />,
        'A screen': (
          <ScreenSkeleton>
            <CardSkeleton />
            <RowsSkeleton rows={2} />
          </ScreenSkeleton>
        ),
        'Right to left': <Skeleton shape="line" lines={2} width="quarter" />,
      }}
    />
  ),
}
