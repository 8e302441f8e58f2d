import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from '../icons/index.ts'
import { expect, fn } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Components/IconButton',
  tags: ['stable'],
  component: IconButton,
  args: { label: 'Inbox', children: <Bell />, onClick: fn() },
  parameters: createComponentGuide({
    use: 'where everyone knows the icon: close, search, eye, inbox. It measures 44 px.',
    not: 'for the main action of a screen, or for an icon that needs an explanation: use a `Button` with text.',
    keyboard: 'Enter and Space press.',
  }),
} satisfies Meta<typeof IconButton>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inbox' }))
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}

export const States: Story = {
  render: ({ children }) => (
    <StateGrid
      states={{
        Focus: <IconButton label="Inbox">{children}</IconButton>,
        Plain: (
          <IconButton label="Inbox, plain" tone="plain">
            {children}
          </IconButton>
        ),
        Number: (
          <IconButton label="Inbox, 3 unread" badge={3}>
            {children}
          </IconButton>
        ),
        'Long number': (
          <IconButton label="Inbox, more than 99 unread" badge="99+">
            {children}
          </IconButton>
        ),
        Dot: (
          <IconButton label="Inbox, unread" badge>
            {children}
          </IconButton>
        ),
        'A link': (
          <IconButton
            label="Inbox, a link"
            badge
            renderLink={(link, content) => (
              <a href="#inbox" {...link}>
                {content}
              </a>
            )}>
            {children}
          </IconButton>
        ),
        Disabled: (
          <IconButton label="Inbox, closed" disabled>
            {children}
          </IconButton>
        ),
        'Right to left': (
          <IconButton label="صندوق الوارد، 3" badge={3}>
            {children}
          </IconButton>
        ),
      }}
    />
  ),
}
