import {
  createBlockedStorageBackend,
  createSessionFixture,
  createMemoryStorageBackend,
  createTestSiteWithMessages,
} from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { act } from 'react'
import { expect, test } from 'vitest'
import { useUnsavedSessionWarning } from './useUnsavedSessionWarning.ts'

const warning = 'toast: This browser can’t keep you signed in. Your session ends when you close or reload this page.'

/** Renders a page for a guest on a device with the given storage. */
async function open(backend: ReturnType<typeof createMemoryStorageBackend> | null) {
  const site = await createTestSiteWithMessages({ backend })
  function Page() {
    useUnsavedSessionWarning()
    return null
  }
  const { notices } = await renderScreen(<Page />, { site })
  const signIn = (token: string) => act(async () => site.session.signIn(createSessionFixture({ token })))
  return { site, notices, signIn }
}

test.each([
  ['a blocked storage', createBlockedStorageBackend()],
  ['no storage', null],
  ['a full storage', createMemoryStorageBackend({ room: 5 })],
])('warns one time after each sign-in on a device with %s', { tags: ['B40'] }, async (_, backend) => {
  const { notices, signIn } = await open(backend)
  expect(notices).toEqual([])
  await signIn('first')
  expect(notices).toEqual([warning])
  await signIn('second')
  expect(notices).toEqual([warning, warning])
})

test('control: shows no warning when the browser stores the sign-in', { tags: ['B40-control'] }, async () => {
  const { notices, signIn, site } = await open(createMemoryStorageBackend())
  await signIn('first')
  expect(site.session.get()).not.toBeNull()
  expect(notices).toEqual([])
})
