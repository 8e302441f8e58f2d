import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Globe, LogOut, Star, Wallet } from '../icons/index.ts'
import { expect, fn } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Money } from '../BalanceChip/Money.tsx'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { List } from './List.tsx'
import { ListRow } from './ListRow.tsx'
import { ListSection } from './ListSection.tsx'

const onPress = fn()

const meta = {
  title: 'Components/ListRow',
  tags: ['new'],
  component: ListRow,
  subcomponents: { List, ListSection },
  args: { label: 'Language', icon: <Globe />, value: 'English', onPress },
  parameters: createComponentGuide({
    use: 'for entries of a menu, settings and facts, inside a `List`. Only rows that lead somewhere have a chevron.',
    not: 'for two actions in one row: put the second one elsewhere.',
    keyboard: 'Tab reaches rows that are buttons or links; Enter activates them.',
  }),
} satisfies Meta<typeof ListRow>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  decorators: [
    (Story) => (
      <List>
        <Story />
      </List>
    ),
  ],
  args: { hint: 'Of the site and of the games', danger: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Language/ }))
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}

const row = (label: string, more: object = {}) => <ListRow label={label} onPress={onPress} {...more} />

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        'A menu': (
          <List label="Menu">
            {row('Notices', { icon: <Bell />, badge: <Badge kind="new" text="3" /> })}
            {row('Language', { icon: <Globe />, value: 'English' })}
            {row('Home screen', { icon: <Star />, hint: 'In the menu of your browser', disabled: true })}
            {row('Sign out', { icon: <LogOut />, danger: true })}
          </List>
        ),
        Pressed: <List label="Pressed">{row('Language', { icon: <Globe />, value: 'English' })}</List>,
        Focus: <List label="Focus">{row('Language', { icon: <Globe />, value: 'English' })}</List>,
        'Under a day': <ListSection title="friday, 20 November">{row('Notices')}</ListSection>,
        'Under a topic': (
          <ListSection inset title="Access">
            {row('Language', { icon: <Globe /> })}
          </ListSection>
        ),
        'In an order': (
          <List label="Places" start={4}>
            <li>{row('Ana')}</li>
            <li>{row('Bea')}</li>
          </List>
        ),
        'Plain text': (
          <List label="Facts">
            <ListRow label="Level" icon={<Star />} value="VIP 2" />
            <ListRow label="Won today" value={<Money text="+R$ 80,00" tone="win" />} />
          </List>
        ),
        'A link': (
          <List label="Links">
            <ListRow
              label="Wallet"
              icon={<Wallet />}
              renderLink={(className, content) => (
                <a className={className} href="#wallet">
                  {content}
                </a>
              )}
            />
          </List>
        ),
        'Long text': (
          <List label="Long">
            {row('Everything that was paid in and out of this account', {
              hint: 'With the bank details, limits and fees of each',
              value: 'R$ 98.765.432,10',
            })}
          </List>
        ),
        'Right to left': <List label="الإعدادات">{row('اللغة', { icon: <Globe />, value: 'العربية' })}</List>,
      }}
    />
  ),
}
