import type { PlatformResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { blockNavigation } from '@lobby/test-kit/stayHere'
import { expect, test } from 'vitest'
import { ServiceScreen } from './ServiceScreen.tsx'

/**
 * Two encrypted paths. The first one is `/chat/acme?lang=en`. The second one is `//evil.example.org/chat`, which would
 * resolve to another host.
 */
const chat = 'yuTkglUlAtVtDudNs7gLXhklM9bBUL7Fk3y-1234'
const elsewhere = 'PfU5ZVoBQ3o1PhW+5QbCUMV+8CvMmo94k3y-1234'
const host = 'https://help.example.com'

const paths = { links: 'GET /wps/system/customerService', resources: 'GET /wps/system/serviceResources' } as const
const links = [
  { name: 'Live chat', resource: 'chat', hours: 'Every day, 24 hours' },
  { name: 'WhatsApp', resource: 'whatsapp' },
]

async function renderService(
  resources: Readonly<Record<string, string>> | PlatformResponse = { chat, whatsapp: chat },
  list: unknown = links,
) {
  const left = blockNavigation()
  const answer: PlatformResponse =
    typeof resources === 'function' ? resources : { value: { version: { pathList: [host] }, resources } }
  const { screen } = await renderScreen(<ServiceScreen />, {
    path: '/m/service',
    guest: true,
    answers: { [paths.links]: { value: list }, [paths.resources]: answer },
  })
  return { screen, left }
}

test('lists every service channel, with its hours if known, and opens it when pressed', async () => {
  const { screen, left } = await renderService()
  await expect.element(screen.getByRole('heading', { name: 'Live chat' })).toBeVisible()
  await expect.element(screen.getByText('Every day, 24 hours')).toBeVisible()
  await screen.getByRole('button', { name: 'Open now' }).click()
  await screen.getByRole('list', { name: 'Other ways' }).getByRole('button', { name: 'WhatsApp' }).click()
  expect(left).toEqual([`${host}/chat/acme?lang=en`, `${host}/chat/acme?lang=en`])
})

test.each([
  ['cannot be decrypted', 'not encrypted'],
  ['leaves its host', elsewhere],
])('leaves out a service channel whose path %s, and shows the others', { tags: ['CONF-062'] }, async (_, path) => {
  const { screen } = await renderService({ chat: path, whatsapp: chat })
  await expect.element(screen.getByRole('heading', { name: 'WhatsApp' })).toBeVisible()
  await expect.element(screen.getByText('Live chat')).not.toBeInTheDocument()
})

test('says that there is no service channel, and still offers the help centre', async () => {
  const { screen } = await renderService({})
  await expect.element(screen.getByText('No support channel available right now')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /Help centre/ })).toHaveAttribute('href', '/m/help')
})

test('shows an error when the service channels fail to load, and loads them on retry', async () => {
  let broken = true
  const { screen } = await renderService(() =>
    broken
      ? new Response('', { status: 500 })
      : Response.json({ success: true, value: { version: { pathList: [host] }, resources: { chat } } }),
  )
  await expect.element(screen.getByText('Couldn’t load the support channels')).toBeVisible()
  broken = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('button', { name: 'Open now' })).toBeVisible()
})
