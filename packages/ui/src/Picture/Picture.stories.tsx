import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { createPictureFixture } from '../testing/createPictureFixture.ts'
import { Picture } from './Picture.tsx'

/** A host for which every picture fails to load: the base URL makes a data URL that contains text and no image. */
const bad = 'data:text/plain,'

const meta = {
  title: 'Components/Picture',
  tags: ['stable'],
  component: Picture,
  args: { ...createPictureFixture(1), alt: 'Golden Meridian', width: 240, height: 320 },
  parameters: createComponentGuide({
    use:
      'for every picture from a host. When a host fails, it tries the next one; when all fail, it shows a tile ' +
      'of the same size with the name.',
    not: 'for icons and the brand mark.',
    keyboard: 'None: it is not interactive.',
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
      states={{
        'On the first host': <Picture {...args} priority />,
        'On the second host': <Picture {...args} hosts={[bad, ...args.hosts]} alt="Second host" priority />,
        'On no host': <Picture {...args} hosts={[bad]} alt="Polar Lanterns" priority />,
        'Without a path': <Picture {...args} path="" alt="Corsair Tide" />,
        Wide: <Picture {...args} path="" alt="Nine Jade Doors" width={320} height={120} />,
        'Right to left': <Picture {...args} path="" alt="نور حداد" width={160} height={160} />,
        'Another script': <Picture {...args} path="" alt="幸运 龙" width={160} height={160} />,
      }}
    />
  ),
}
