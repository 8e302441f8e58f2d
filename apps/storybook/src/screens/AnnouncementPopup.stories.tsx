import { loadAnnouncementPopup, useDuePopupPages } from '@lobby/content/popup'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { createPopupResponses } from './screenResponses.ts'
import { HomeInSite } from './HomeInSite.tsx'

const Popup = lazy(loadAnnouncementPopup)
const nothing = () => undefined

/** Shows home's announcement popup, which opens when home is idle. */
function DuePopup() {
  const due = useDuePopupPages()
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
      <HomeInSite />
      <DuePopup />
    </>
  ),
} satisfies Meta<typeof DuePopup>
export default meta

type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('dialog')

export const FirstPage: Story = {
  play: async () => {
    const shown = await dialog()
    await waitFor(() => expect(shown).toBeVisible())
  },
}

/** The last page of the popup, without a button to a next page. */
export const LastPage: Story = {
  play: async () => {
    const shown = await dialog()
    await waitFor(() => expect(shown).toBeVisible())
    const [, forward] = within(shown)
      .getAllByRole('button', { hidden: false })
      .filter((each) => each.hasAttribute('aria-disabled'))
    for (let turns = 0; turns < 9 && forward?.getAttribute('aria-disabled') === 'false'; turns++)
      await userEvent.click(forward)
    await waitFor(() => expect(forward).toHaveAttribute('aria-disabled', 'true'))
  },
}

const page = (id: number, title: string, content: string) => ({
  id,
  title,
  content,
  promotionType: null,
  execution: 'B',
})
const rules = `<h3>Como funciona</h3>${'<p>Cada rodada conta para o prêmio da semana, e cada prêmio conta em dobro.</p>'.repeat(12)}`

/** A page that is longer than the screen scrolls inside the popup. */
export const LongPage: Story = {
  parameters: {
    site: {
      answers: createPopupResponses([
        page(1, 'Regulamento da promoção de aniversário', rules),
        page(2, 'Mais', '<p>Mais.</p>'),
      ]),
    },
  },
  play: async () => {
    const shown = await dialog()
    await waitFor(() => expect(shown).toBeVisible())
    await waitFor(() => expect(shown.querySelectorAll('p')).toHaveLength(12))
  },
}

/** A popup with a single page. */
export const OnlyPage: Story = {
  parameters: { site: { answers: createPopupResponses([page(1, 'Boas-vindas', '<p>Que bom ter você aqui.</p>')]) } },
  play: async () => {
    const shown = await dialog()
    await waitFor(() => expect(shown).toBeVisible())
    await expect(shown.querySelector('[aria-disabled]')).toBeNull()
  },
}
