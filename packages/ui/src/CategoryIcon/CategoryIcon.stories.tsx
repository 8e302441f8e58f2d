import type { Meta, StoryObj } from '@storybook/react-vite'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { CategoryIcon } from './CategoryIcon.tsx'

const meta = {
  title: 'Components/CategoryIcon',
  tags: ['new'],
  component: CategoryIcon,
  args: { category: 'RNG' },
  parameters: createComponentGuide({
    use: 'next to the name of a game category.',
    not: 'without a name: it is hidden from screen readers.',
    keyboard: 'None.',
  }),
} satisfies Meta<typeof CategoryIcon>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: () => (
    <StateGrid
      states={Object.fromEntries(
        ['RNG', 'LIVE', 'SPORTS', 'FISH', 'LOTT', 'UNKNOWN'].map((category) => [
          category,
          <CategoryIcon key={category} category={category} />,
        ]),
      )}
    />
  ),
}
