import type { Meta, StoryObj } from '@storybook/react-vite'
import { Megaphone } from '../icons/index.ts'
import { expect, fn } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { Marquee } from './Marquee.tsx'

const items = [
  'Maintenance on Sunday from 3 to 4',
  'Two new tables of live roulette',
  'The jackpot stands at 4 million',
]
const icon = <Megaphone />

const meta = {
  title: 'Components/Marquee',
  tags: ['new'],
  component: Marquee,
  args: { items, empty: 'No news', label: 'News', icon },
  parameters: createComponentGuide({
    use:
      'for short news that nobody has to read, in one row that opens all news on a press. It moves only when ' +
      'it is wider than its box.',
    not: 'for a message that must be read: use `InlineNotice`.',
    keyboard: 'Tab reaches it and pauses it; Enter opens the news.',
  }),
} satisfies Meta<typeof Marquee>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { onPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^News: Maintenance/ }))
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        'Wider than its box': <Marquee items={items} empty="" label="News" icon={icon} />,
        'Fits its box': <Marquee items={['Welcome']} empty="" label="News" icon={icon} />,
        Empty: <Marquee items={[]} empty="No news" label="News" icon={icon} />,
        'A button': <Marquee items={['Open all']} empty="" label="News" icon={icon} onPress={fn()} />,
        'A link': (
          <Marquee
            items={['To all news']}
            empty=""
            label="News"
            renderLink={(className, content) => (
              <a className={className} href="#news">
                {content}
              </a>
            )}
          />
        ),
        'Right to left': (
          <Marquee
            items={['صيانة يوم الأحد', 'طاولتان جديدتان للروليت المباشر', 'الجائزة الكبرى أربعة ملايين']}
            empty=""
            label="أخبار"
            icon={icon}
          />
        ),
      }}
    />
  ),
}
