import type { PlatformResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import tokens from '@lobby/ui/tokens.css?raw'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { HomeServiceBar } from './HomeServiceBar.tsx'

const help = 'https://help.example.com'
const links = (...types: string[]): PlatformResponse => ({
  value: types.map((type) => ({ type, url: `${help}/${type.toLowerCase()}` })),
})
const all = links('WHATSAPP', 'TELEGRAM', 'TELEGRAM2', 'FACEBOOK')

async function renderBar(answer: PlatformResponse = all) {
  const { site, screen } = await renderScreen(
    <>
      <HomeServiceBar />
      <p>Elsewhere</p>
    </>,
    { guest: true, answers: { 'GET /wps/system/socialLinks': answer } },
  )
  const button = screen.getByRole('button', { name: 'Talk to us' })
  return {
    site,
    screen,
    button,
    names: () =>
      screen
        .getByRole('link')
        .all()
        .map((link) => link.element().textContent),
  }
}

test('places the service bar above the raised button of the bottom bar', async () => {
  document.documentElement.dataset['bar'] = 'raised'
  const { screen } = await renderScreen(
    <>
      <style>{tokens}</style>
      <HomeServiceBar />
    </>,
    { guest: true },
  )
  const { bottom } = screen.getByRole('button', { name: 'Talk to us' }).element().getBoundingClientRect()
  // The bottom bar is 51 px high, and its raised button extends 28 px above it.
  expect(window.innerHeight - bottom).toBeGreaterThanOrEqual(51 + 28)
})

test('covers the page while the service bar is open, so that a press outside the bar activates nothing', async () => {
  const { screen, button, names } = await renderBar()
  const { left, top } = screen.getByText('Elsewhere').element().getBoundingClientRect()
  expect(document.elementFromPoint(left + 1, top + 1)).toBe(screen.getByText('Elsewhere').element())
  await button.click()
  await expect.poll(names).toContain('WhatsApp')
  expect(document.elementFromPoint(left + 1, top + 1)).not.toBe(screen.getByText('Elsewhere').element())
})

test('fetches the channels when the service bar opens, and closes the bar on its button, Escape or a press outside', async () => {
  const { site, button, names } = await renderBar()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  expect([site.fetch.asked, names()]).toEqual([[], []])
  const closers = [
    () => button.click(),
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(document.elementFromPoint(5, 5) ?? document.body, { position: { x: 5, y: 5 } }),
  ]
  for (const close of closers) {
    await button.click()
    await expect.poll(names).toEqual(['Customer service', 'WhatsApp', 'Telegram', 'Telegram 2', 'Facebook'])
    await close()
    await expect.poll(names).toEqual([])
  }
  expect(site.fetch.asked).toHaveLength(1)
})

describe('channel of the service bar', () => {
  test.each([
    ['FACEBOOK', 'Facebook'],
    ['TELEGRAM', 'Telegram'],
    ['TELEGRAM2', 'Telegram 2'],
    ['WHATSAPP', 'WhatsApp'],
  ])(
    'opens the platform’s URL of the channel %s in a new tab',
    { tags: ['HOME-074', 'HOME-075', 'HOME-076', 'HOME-077'] },
    async (type, name) => {
      const { screen, button } = await renderBar(links(type))
      await button.click()
      const link = screen.getByRole('link', { name, exact: true })
      await expect.element(link).toHaveAttribute('href', `${help}/${type.toLowerCase()}`)
      await expect.element(link).toHaveAttribute('target', '_blank')
      await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
    },
  )

  test.each(['https://help.example.org/x', 'javascript:alert(1)', '//help.example.com/x'])(
    'does not list a channel with the URL %s, which the merchant does not allow',
    async (url) => {
      const { button, names } = await renderBar({
        value: [
          { type: 'TELEGRAM', url },
          { type: 'FACEBOOK', url: `${help}/f` },
        ],
      })
      await button.click()
      await expect.poll(names).toEqual(['Customer service', 'Facebook'])
    },
  )
})

test(
  'offers customer service in the service bar even if the channels fail to load',
  { tags: ['HOME-011'] },
  async () => {
    const { screen, button } = await renderBar(() => new Response('', { status: 400 }))
    await button.click()
    await expect.element(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/m/service')
  },
)

test('shows an error in the service bar when the channels fail to load, and loads them on retry', async () => {
  let broken = true
  const { screen, button, names } = await renderBar(() =>
    broken
      ? new Response('', { status: 400 })
      : Response.json({ success: true, value: [{ type: 'WHATSAPP', url: `${help}/w` }] }),
  )
  await button.click()
  await expect.element(screen.getByText('Couldn’t load the channels')).toBeVisible()
  broken = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(names).toEqual(['Customer service', 'WhatsApp'])
})
