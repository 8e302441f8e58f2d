import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../stories/guide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { Crumbs } from './Crumbs.tsx'

const stepsOf = (names: readonly string[]) =>
  names.map((text) => ({
    id: text,
    text,
    way: (className: string) => (
      <button type="button" className={className}>
        {text}
      </button>
    ),
  }))

const meta = {
  title: 'Components/Crumbs',
  tags: ['new'],
  component: Crumbs,
  args: { label: 'Where you are in the team', steps: stepsOf(['Whole team', 'bruna84', 'larissa66']) },
  parameters: guide({
    use: 'above a level of a tree through which players move screen by screen.',
    not: 'for a tree that opens in place: use `Tree`.',
    keyboard: 'Tab reaches each step but the last.',
  }),
} satisfies Meta<typeof Crumbs>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: () => (
    <StateGrid
      of={{
        'One level': <Crumbs label="One level" steps={stepsOf(['Whole team', 'bruna84'])} />,
        Long: (
          <Crumbs
            label="Long"
            steps={stepsOf(['Whole team', ...Array.from({ length: 8 }, (_, level) => `member-of-level-${level}`)])}
          />
        ),
        'Right to left': (
          <div dir="rtl">
            <Crumbs label="Right to left" steps={stepsOf(['כל הקבוצה', 'bruna84', 'larissa66'])} />
          </div>
        ),
      }}
    />
  ),
}
