import { AddToHomeOffer, DownloadBar } from '@lobby/content/install'
import { USER_AGENTS, type UserAgentName } from '@lobby/platform/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { HomeInSite } from './HomeInSite.tsx'

/** Returns the properties of a phone's browser, which the story imitates in a desktop browser. */
const phone = (name: UserAgentName) => ({ ...USER_AGENTS[name], matchMedia: () => ({ matches: false }) })

interface InstallProps {
  /** The browser that the story imitates. */
  readonly browser: UserAgentName
  readonly offers: 'app' | 'home screen'
}

/**
 * Shows one of home's two offers: the download bar with the merchant's app, or the offer to add the site to the home
 * screen.
 */
function Install({ browser, offers }: InstallProps) {
  const around = phone(browser)
  return (
    <>
      {offers === 'app' && <DownloadBar isOnHome environment={around} />}
      <HomeInSite />
      {offers === 'home screen' && <AddToHomeOffer isOnHome environment={around} supportsPrompt={false} />}
    </>
  )
}

const meta = {
  title: 'Screens/App and home screen',
  component: Install,
  parameters: { layout: 'fullscreen', site: {} },
  args: { browser: 'Android 14, Chrome', offers: 'app' },
} satisfies Meta<typeof Install>
export default meta

type Story = StoryObj<typeof meta>

/** Finds the offer on home, and presses one of its buttons. */
async function open(canvasElement: HTMLElement, button: number) {
  const strip = await waitFor(() => {
    const found = canvasElement.querySelector('aside')
    if (!found) throw new Error('Home shows no offer.')
    return found
  })
  await userEvent.click(within(strip).getAllByRole('button').at(button) ?? strip)
  const sheet = await screen.findByRole('dialog')
  await waitFor(() => expect(sheet).toBeVisible())
  return sheet
}

/** The download bar, with the colours and texts that the platform stores for the merchant. */
export const AppDownloadBar: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('aside')).toBeVisible())
  },
}
export const AppDownloadPopup: Story = {
  play: async ({ canvasElement }) => {
    const sheet = await open(canvasElement, -1)
    await expect(within(sheet).getAllByRole('link').length).toBeGreaterThan(1)
  },
}

const toHome = { args: { offers: 'home screen' }, globals: { session: 'member' } } as const

export const HomeScreenOffer: Story = {
  args: { ...toHome.args, browser: 'iOS 17.5, Safari' },
  globals: toHome.globals,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('aside')).toBeVisible())
  },
}

/**
 * @param part A selector for the part of the guide that the story waits for.
 */
const guide = (browser: UserAgentName, part = 'ol'): Story => ({
  args: { ...toHome.args, browser },
  globals: toHome.globals,
  play: async ({ canvasElement }) => {
    const sheet = await open(canvasElement, 0)
    await expect(within(sheet).getAllByRole('listitem').length).toBeGreaterThan(1)
    await expect(sheet.querySelector(part)).toBeVisible()
  },
})

/** The guide for Safari, which adds the site to the home screen through the share sheet. */
export const GuideOfSafari: Story = guide('iOS 17.5, Safari')
/** The guide for Firefox, which adds the site to the home screen through the browser's menu. */
export const GuideOfFirefox: Story = guide('Android 13, Firefox')
/**
 * The guide in the browser inside of another app. This browser cannot add the site to the home screen, so the guide
 * leads to another browser.
 */
export const GuideInAnApp: Story = guide('iOS 17.5, Instagram', 'ol + div > div')
/** The guide for iOS before version 12.2 has additional tips. */
export const GuideOnAnOldPhone: Story = guide('iOS 11.4, Safari', 'ul')
