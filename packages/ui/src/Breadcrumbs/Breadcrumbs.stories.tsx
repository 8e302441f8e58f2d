import type { Meta, StoryObj } from '@storybook/react-vite'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const stepsOf = (names: readonly string[]) =>
  names.map((text) => ({
    id: text,
    text,
    renderLink: (className: string) => (
      <button type="button" className={className}>
        {text}
      </button>
    ),
  }))

const meta = {
  title: 'Components/Crumbs',
  tags: ['new'],
  component: Breadcrumbs,
  args: { label: 'Where you are in the team', steps: stepsOf(['Whole team', 'bruna84', 'larissa66']) },
  parameters: createComponentGuide({
    use: 'above a level of a tree through which players move screen by screen.',
    not: 'for a tree that opens in place: use `Tree`.',
    keyboard: 'Tab reaches each step but the last.',
  }),
} satisfies Meta<typeof Breadcrumbs>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        'One level': <Breadcrumbs label="One level" steps={stepsOf(['Whole team', 'bruna84'])} />,
        Long: (
          <Breadcrumbs
            label="Long"
            steps={stepsOf(['Whole team', ...Array.from({ length: 8 }, (_, level) => `member-of-level-${level}`)])}
          />
        ),
        'Right to left': (
          <div dir="rtl">
            <Breadcrumbs label="Right to left" steps={stepsOf(['כל הקבוצה', 'bruna84', 'larissa66'])} />
          </div>
        ),
      }}
    />
  ),
}
