import type { PlatformResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { HelpScreen } from './HelpScreen.tsx'

const route = 'GET /wps/system/helpCenter'
const items = [
  { id: 11, title: 'First steps', content: '<p>Create an account.</p>' },
  { id: 12, title: 'Deposits', content: '<p>By Pix, at any hour.</p><p><a href="/m/voucherCenter">Deposit</a></p>' },
  { id: 13, title: 'Saques e prêmios', content: '<p>Paid the same day, com seguran&ccedil;a.</p>' },
]

async function renderHelp({
  path = '/m/help',
  answer = { value: items },
}: { readonly path?: string; readonly answer?: PlatformResponse } = {}) {
  const page = await renderScreen(<HelpScreen />, { path, guest: true, answers: { [route]: answer } })
  const { screen } = page
  const titles = () => screen.getByRole('navigation', { name: 'Topics' }).getByRole('button')
  return { ...page, titles, search: screen.getByRole('searchbox') }
}

test('fetches the help centre with device=MOBILE', { tags: ['CALL-058'] }, async () => {
  const { site, titles } = await renderHelp()
  await expect.element(titles().first()).toBeVisible()
  expect(site.fetch.asked).toEqual([`${route}?device=MOBILE`])
})

test('shows the menu of help titles to the left of the content', { tags: ['MEMB-080'] }, async () => {
  const { screen, titles } = await renderHelp()
  await expect.element(titles().first()).toBeVisible()
  expect(
    titles()
      .elements()
      .map((title) => title.textContent),
  ).toEqual(['First steps', 'Deposits', 'Saques e prêmios'])
  const menu = screen.getByRole('navigation', { name: 'Topics' }).element().getBoundingClientRect()
  const content = screen.getByRole('region', { name: 'First steps' }).element().getBoundingClientRect()
  expect(menu.right).toBeLessThanOrEqual(content.left)
  expect(menu.top).toBe(content.top)
})

test('shows the content of the selected help title', { tags: ['MEMB-081'] }, async () => {
  const { screen, titles, location } = await renderHelp()
  await expect
    .element(screen.getByRole('region', { name: 'First steps' }).getByText('Create an account.'))
    .toBeVisible()
  await titles().nth(2).click()
  await expect
    .element(screen.getByRole('region', { name: 'Saques e prêmios' }).getByText('Paid the same day, com segurança.'))
    .toBeVisible()
  await expect.element(screen.getByText('Create an account.')).not.toBeInTheDocument()
  await expect.element(titles().nth(2)).toHaveAttribute('aria-current', 'true')
  await expect.element(titles().nth(0)).not.toHaveAttribute('aria-current')
  await expect.poll(location).toBe('/m/help?i=2')
})

test('opens the help item whose index is the parameter i', { tags: ['MEMB-082'] }, async () => {
  const { screen } = await renderHelp({ path: '/m/helpDetail?i=1' })
  await expect.element(screen.getByRole('region', { name: 'Deposits' }).getByText('By Pix, at any hour.')).toBeVisible()
})

test.each(['-1', 'NaN', '1e11'])(
  'opens the first help item when the invalid parameter i is %s',
  { tags: ['L5'] },
  async (i) => {
    const { screen } = await renderHelp({ path: `/m/helpDetail?i=${i}` })
    await expect.element(screen.getByRole('region', { name: 'First steps' })).toBeVisible()
  },
)

test('lists only the help items that contain the search words, ignoring accents, and opens the first', async () => {
  const { screen, titles, search } = await renderHelp()
  await search.fill('PREMIOS same segurança')
  await expect.element(screen.getByText('1 topic found')).toBeVisible()
  expect(
    titles()
      .elements()
      .map((title) => title.textContent),
  ).toEqual(['Saques e prêmios'])
  await expect.element(screen.getByRole('region', { name: 'Saques e prêmios' })).toBeVisible()
  await search.fill('voucherCenter')
  await expect.element(screen.getByText('No results')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Talk to us' })).toHaveAttribute('href', '/m/service')
  await userEvent.keyboard('{Escape}')
  await expect.element(titles().nth(2)).toBeVisible()
})

test('opens a link in the help content within the site', async () => {
  const { screen, location } = await renderHelp({ path: '/m/help?i=1' })
  await screen.getByRole('link', { name: 'Deposit', exact: true }).click()
  await expect.poll(location).toBe('/m/voucherCenter')
})

test('says that there are no help items, and links to customer service, when the list is empty', async () => {
  const { screen } = await renderHelp({ answer: { value: [] } })
  await expect.element(screen.getByText('No topics yet')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Talk to us' })).toBeVisible()
})

test('shows an error when the help centre fails to load, and loads it on retry', async () => {
  let broken = true
  const { screen, titles } = await renderHelp({
    answer: () => (broken ? new Response('', { status: 500 }) : Response.json({ success: true, value: items })),
  })
  await expect.element(screen.getByText('Couldn’t load the help centre')).toBeVisible()
  broken = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(titles().first()).toBeVisible()
})

test('shows the title and a back button in the help centre’s header', { tags: ['SHELL-086'] }, async () => {
  const { screen } = await renderHelp()
  const banner = screen.getByRole('banner')
  await expect.element(banner.getByRole('heading', { name: 'Help centre', level: 1 })).toBeVisible()
  await expect.element(banner.getByRole('button', { name: 'Back' })).toBeVisible()
})
