import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronLeft, Mail, Search } from '../icons/index.ts'
import { expect, fn } from 'storybook/test'
import { BalanceChip } from '../BalanceChip/BalanceChip.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { BrandLogo } from './BrandLogo.tsx'
import { SiteHeader } from './SiteHeader.tsx'

const drawnLogo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 112 28"><path d="M0 28A28 28 0 0 1 56 28A28 28 0 0 1 112 28Z" fill="#808080"/></svg>')}`

const back = (
  <IconButton label="Back">
    <ChevronLeft />
  </IconButton>
)

const meta = {
  title: 'Components/SiteHeader',
  tags: ['stable'],
  component: SiteHeader,
  subcomponents: { BrandLogo },
  args: { start: <strong>LOBBY</strong> },
  parameters: {
    ...createComponentGuide({
      use:
        'once per screen: the brand mark and the permanent actions, or a back button and the title of the ' +
        'screen. The theme decides where the brand mark is (`data-header`).',
      not: 'for actions on the content of a screen: put those next to the content.',
      keyboard: 'Tab moves from the start to the end.',
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof SiteHeader>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: {
    end: (
      <Button tone="brand" size="s">
        Sign in
      </Button>
    ),
  },
  play: ({ canvas }) => expect(canvas.getByRole('banner')).toBeVisible(),
}

export const Member: Story = {
  args: {
    end: (
      <BalanceChip
        text="R$ 1.250,00"
        label="Balance R$ 1.250,00"
        onPress={fn()}
        add={{ label: 'Deposit', onPress: fn() }}
      />
    ),
  },
}

export const Branded: Story = {
  args: {
    start: <BrandLogo src={drawnLogo} name="Lobby" width={112} height={28} />,
    end: (
      <Button tone="brand" size="s">
        Sign in
      </Button>
    ),
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('img', { name: 'Lobby' })).toBeVisible(),
}

export const WithMessages: Story = {
  args: {
    aside: (
      <IconButton label="Messages, 2 unread" badge>
        <Mail />
      </IconButton>
    ),
    end: (
      <Button tone="brand" size="s">
        Sign in
      </Button>
    ),
  },
}

export const Titled: Story = {
  args: {
    start: back,
    centre: 'Slots',
    end: (
      <IconButton label="Search">
        <Search />
      </IconButton>
    ),
  },
}

export const LongTitle: Story = { args: { start: back, centre: 'Everything that was paid in and out of this account' } }

export const RightToLeft: Story = {
  args: {
    start: back,
    centre: 'الألعاب',
    end: (
      <Button tone="brand" size="s">
        دخول
      </Button>
    ),
  },
  globals: { direction: 'rtl' },
}
