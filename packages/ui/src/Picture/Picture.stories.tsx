import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../stories/guide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { picture } from '../testing/picture.ts'
import { Picture } from './Picture.tsx'

/** No picture can be had below it: the data is none. */
const bad = 'data:text/plain,'

const meta = {
  title: 'Components/Picture',
  tags: ['stable'],
  component: Picture,
  args: { ...picture(1), alt: 'Golden Meridian', width: 240, height: 320 },
  parameters: guide({
    use: 'for every picture that comes from a host: it tries the next one when one fails, and at the end a tile with the name stands in, of the same size.',
    not: 'for icons and the brand mark.',
    keyboard: 'none: it is only seen.',
  }),
} satisfies Meta<typeof Picture>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { priority: true },
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'Golden Meridian' })).toBeVisible(),
}

export const States: Story = {
  render: (args) => (
    <StateGrid
      of={{
        'At the first host': <Picture {...args} priority />,
        'At the second host': <Picture {...args} hosts={[bad, ...args.hosts]} alt="Second host" priority />,
        'At no host': <Picture {...args} hosts={[bad]} alt="Polar Lanterns" priority />,
        'Without a path': <Picture {...args} path="" alt="Corsair Tide" />,
        Wide: <Picture {...args} path="" alt="Nine Jade Doors" width={320} height={120} />,
        'Right to left': <Picture {...args} path="" alt="نور حداد" width={160} height={160} />,
        'Another script': <Picture {...args} path="" alt="幸运 龙" width={160} height={160} />,
      }}
    />
  ),
}
