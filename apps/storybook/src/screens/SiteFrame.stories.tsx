import { messages } from 'virtual:lobby/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { readToolbarValues } from '../merchants-plugin/toolbar.ts'
import { getWidestMessages } from '../stress/pseudoLocales.ts'
import { SiteFrame } from './SiteFrame.tsx'

// Stories for the tests only, which the sidebar does not list.
const meta = {
  title: 'Control/Site frame',
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <SiteFrame>
      <main>
        <h1>A screen</h1>
      </main>
    </SiteFrame>
  ),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Control: a screen with a title has a header with a back button and the title, and the site's bottom navigation. */
export const FrameOfAScreen: Story = {
  parameters: { site: { path: '/m/securityCenter' } },
  globals: { session: 'member' },
  play: async ({ canvas, globals }) => {
    const { locale } = readToolbarValues(globals)
    const title = (locale === 'longest' ? getWidestMessages() : messages[locale])?.['shell.title.securityCenter']
    const header = within(canvas.getByRole('banner'))
    await expect(title).toEqual(expect.any(String))
    await expect(await header.findByText(title as string)).toBeVisible()
    await expect(header.getAllByRole('button').length).toBeGreaterThan(1)
    await expect(header.queryByRole('img')).toBeNull()
    await waitFor(() => expect(within(canvas.getByRole('navigation')).getAllByRole('link')).toHaveLength(5))
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
  },
}

/** Control: home has the brand mark in its header, and the navigation marks home as current. */
export const FrameOfHome: Story = {
  parameters: { site: {} },
  globals: { session: 'guest' },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('banner')).getByRole('img')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('navigation').querySelector('[aria-current=page]')).toHaveAttribute('href', '/m/home'),
    )
  },
}

/** Control: with an unknown locale in the URL, the page is in English and shows a notice. */
export const UnknownLocale: Story = {
  parameters: { site: {} },
  globals: { session: 'guest', locale: 'DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no texts in “DE”/)).toBeVisible()
    await expect(within(canvas.getByRole('banner')).getByRole('link', { name: 'Sign in' })).toBeVisible()
  },
}

/**
 * Control: the agents' home has a separate header and navigation instead of the site's header and navigation.
 */
export const NoFrameOnAgentHome: Story = {
  parameters: { site: { path: '/m/agent' } },
  globals: { session: 'agent' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).toBeNull()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}
