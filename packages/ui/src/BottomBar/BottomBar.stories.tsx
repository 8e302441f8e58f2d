import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gift, House, Star, User, Wallet } from '../icons/index.ts'
import { expect } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { BottomBar, type BottomBarItem } from './BottomBar.tsx'

const items: readonly BottomBarItem[] = [
  { id: 'home', label: 'Home', icon: <House />, current: true },
  { id: 'offers', label: 'Offers', icon: <Gift /> },
  { id: 'deposit', label: 'Deposit', icon: <Wallet />, raised: true },
  { id: 'invite', label: 'Invite', icon: <Star /> },
  { id: 'me', label: 'Me', icon: <User /> },
]

const meta = {
  title: 'Components/BottomBar',
  tags: ['stable'],
  component: BottomBar,
  args: {
    label: 'Main',
    items,
    renderItem: (item, className, content) => (
      <a href={`#${item.id}`} className={className} aria-current={item.current ? 'page' : undefined}>
        {content}
      </a>
    ),
  },
  parameters: {
    ...createComponentGuide({
      use:
        'for up to five screens that players visit all the time. One may be the main action of the site; the ' +
        'theme decides whether it is raised (`data-bar`).',
      not: 'for steps of a flow or for filters.',
      keyboard: 'Tab reaches each link, Enter follows it.',
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof BottomBar>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page'),
}

/** The bar on a screen that has no item in the bar: no item is marked as current. */
export const NoneCurrent: Story = { args: { items: items.map((item) => ({ ...item, current: false })) } }

export const RightToLeft: Story = {
  args: {
    label: 'الرئيسي',
    items: items.map((item, n) => ({ ...item, label: ['الرئيسية', 'العروض', 'إيداع', 'دعوة', 'حسابي'][n] ?? '' })),
  },
  globals: { direction: 'rtl' },
}

export const LongWords: Story = {
  args: { items: items.map((item) => ({ ...item, label: `${item.label} und Benachrichtigungen` })) },
}

export const ThreePlaces: Story = { args: { items: items.slice(0, 3) } }
