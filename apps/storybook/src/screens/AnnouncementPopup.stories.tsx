import { loadAnnouncementPopup, usePopups } from '@lobby/content/popup'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Home } from './Home.tsx'

const Popup = lazy(loadAnnouncementPopup)
const nothing = () => undefined

/** Home's popup, as it comes once home is calm. */
function DuePopup() {
  const due = usePopups()
  if (!due) return null
  const { key, ...pages } = due
  return <Popup key={key} {...pages} onGo={nothing} />
}

const meta = {
  title: 'Screens/Announcement popup',
  component: DuePopup,
  parameters: { layout: 'fullscreen', site: {} },
  globals: { session: 'guest' },
  render: () => (
    <>
      <Home />
      <DuePopup />
    </>
  ),
} satisfies Meta<typeof DuePopup>
export default meta

type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('dialog')

export const First: Story = {
  play: async () => {
    const shown = await dialog()
    await waitFor(() => expect(shown).toBeVisible())
  },
}

/** Turned as far as it goes: the way forward is at its end. */
export const Last: Story = {
  play: async () => {
    const shown = await dialog()
    await waitFor(() => expect(shown).toBeVisible())
    const [, forward] = within(shown).getAllByRole('button', { hidden: false }).filter((each) => each.hasAttribute('aria-disabled'))
    for (let turns = 0; turns < 9 && forward?.getAttribute('aria-disabled') === 'false'; turns++) await userEvent.click(forward)
    await waitFor(() => expect(forward).toHaveAttribute('aria-disabled', 'true'))
  },
}
