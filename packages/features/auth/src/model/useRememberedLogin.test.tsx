import { createMemoryStorageBackend, createTestSiteWithMessages } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { renderHookInTestSite } from '../testing/renderHookInTestSite.tsx'
import type { RememberedLogin } from './createRememberedLoginStore.ts'
import { useRememberedLogin } from './useRememberedLogin.ts'

const number = { type: 'sms', username: '11987650001', password: '', countryDialingCode: '351' } as const

async function remembered(method: 'username' | 'sms', kept?: unknown) {
  const backend = createMemoryStorageBackend()
  const site = await createTestSiteWithMessages({ backend })
  if (kept) site.storage.set('remember', kept)
  const recalled: RememberedLogin[] = []
  const it = await renderHookInTestSite(() => useRememberedLogin(method, (login) => recalled.push(login)), site)
  const written: string[] = []
  const { setItem } = backend
  Object.assign(backend, { setItem: (name: string, text: string) => (written.push(text), setItem(name, text)) })
  return { ...it, recalled, written, stored: () => site.storage.get('remember') }
}

test('stores a mobile number with its dialling code when "remember me" is ticked, and returns both later', async () => {
  const { now, stored } = await remembered('sms')
  expect(now().isChecked).toBe(false)
  now().save(number)
  now().setChecked(true)
  await expect.poll(() => now().isChecked).toBe(true)
  expect(stored()).toBeNull()
  now().save({ username: number.username, password: '', countryDialingCode: '351' })
  await expect.poll(stored).toEqual(number)
  const { username, countryDialingCode } = number
  const { now: later, recalled } = await remembered('sms', stored())
  await expect.poll(() => recalled).toEqual([{ username, password: '', countryDialingCode }])
  expect(later().isChecked).toBe(true)
})

test('returns no remembered login when only the other sign-in method has one, and keeps "remember me" ticked', async () => {
  const { now, recalled } = await remembered('username', number)
  await new Promise((resolve) => setTimeout(resolve))
  expect([recalled, now().isChecked]).toEqual([[], true])
})

test('stores no login when "remember me" is unticked while the login is being stored', async () => {
  const { now, stored, site, written } = await remembered('username', number)
  site.storage.set('rememberSalt', 'salt')
  now().save({ username: 'ana', password: 'right-1' })
  now().setChecked(false)
  await expect.poll(() => now().isChecked).toBe(false)
  expect([stored(), site.storage.get('rememberSalt')]).toEqual([null, null])
  now().setChecked(true)
  await expect.poll(() => now().isChecked).toBe(true)
  now().save({ username: 'bob', password: 'right-2' })
  await expect.poll(stored).toMatchObject({ username: 'bob' })
  expect(written.join()).not.toContain('"ana"')
})
