import type { PlatformResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { blockNavigation } from '@lobby/test-kit/stayHere'
import { CustomerServiceButton } from './CustomerServiceButton.tsx'

/**
 * Two encrypted paths. The first one is `/chat/acme?lang=en`. The second one is `//evil.example.org/chat`, which would
 * resolve to another host.
 */
const chat = 'yuTkglUlAtVtDudNs7gLXhklM9bBUL7Fk3y-1234'
const elsewhere = 'PfU5ZVoBQ3o1PhW+5QbCUMV+8CvMmo94k3y-1234'

const help = 'https://help.example.com'
const paths = { links: 'GET /wps/system/customerService', resources: 'GET /wps/system/serviceResources' } as const
const links = [{ name: 'Chat', resource: 'chat' }]
const resourcesOf = (path: string, ...pathList: string[]): PlatformResponse => ({
  value: { version: { pathList }, resources: { chat: path } },
})

async function renderLink(resources: PlatformResponse = resourcesOf(chat, help)) {
  const left = blockNavigation()
  const { site, screen } = await renderScreen(<CustomerServiceButton />, {
    guest: true,
    answers: { [paths.links]: { value: links }, [paths.resources]: resources },
  })
  return { site, screen, left, press: () => screen.getByRole('button', { name: 'Customer service' }).click() }
}

test('fetches no service link before it is pressed', async () => {
  const { site, screen, left, press } = await renderLink()
  await expect.element(screen.getByRole('button')).toBeVisible()
  expect(site.fetch.asked).toEqual([])
  await press()
  await expect.poll(() => left).toHaveLength(1)
  expect(site.fetch.asked).toHaveLength(2)
})

test('decrypts the path of customer service and opens it on the merchant’s host', { tags: ['CONF-060'] }, async () => {
  const { site, screen, left, press } = await renderLink()
  await press()
  await expect.poll(() => left).toEqual([`${help}/chat/acme?lang=en`])
  expect(site.fetch.asked).toEqual([paths.links, paths.resources])
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument()
})

test.each([
  ['a path that cannot be decrypted', resourcesOf('not encrypted', help)],
  ['a missing path', { value: { version: { pathList: [help] }, resources: {} } }],
  ['a path that leaves its host', resourcesOf(elsewhere, help)],
  ['a host that is not the merchant’s', resourcesOf(chat, 'https://help.example.org')],
  ['an invalid host', resourcesOf(chat, 'javascript:alert(1)')],
  ['a path without a host', resourcesOf(chat)],
])('opens nothing and says that customer service is not reachable for a link with %s', async (_, resources) => {
  const { screen, left, press } = await renderLink(resources)
  await press()
  await expect.element(screen.getByText(/^Customer service is unavailable right now/)).toBeVisible()
  expect(left).toEqual([])
})

test('shows an error when customer service fails to load, and tries again at the next press', async () => {
  let broken = true
  const { screen, left, press } = await renderLink(() =>
    broken
      ? new Response('<html>')
      : Response.json({ success: true, value: { version: { pathList: [help] }, resources: { chat } } }),
  )
  await press()
  const said = screen.getByText(/We couldn’t read the response/)
  await expect.element(said).toBeVisible()
  // The button is the last element of the page, so a notice below it would be out of view.
  expect(said.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    screen.getByRole('button').element().getBoundingClientRect().top,
  )
  broken = false
  await press()
  await expect.poll(() => left).toHaveLength(1)
  await expect.element(screen.getByText(/We couldn’t read the response/)).not.toBeInTheDocument()
})
