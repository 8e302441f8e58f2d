import { NotifyProvider, type Notify } from '@lobby/platform/notify'
import type { Answers } from '@lobby/platform/testing'
import { makeSession, TestApp } from '@lobby/platform/testing'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { openTestSite } from '../testing/openTestSite.ts'
import { SignOutDialog } from './SignOutDialog.tsx'

const loading = 'loading 10000 ms: One moment, please'
const path = 'DELETE /wps/member/logout'

async function renderDialog(logout: Answers[string] = { value: true }) {
  const site = await openTestSite({ session: makeSession(), answers: { [path]: logout } })
  const told: string[] = []
  const notify: Notify = {
    notice: (text) => void told.push(`notice: ${text}`),
    toast: (text) => void told.push(`toast: ${text}`),
    loading: (text, duration) => {
      told.push(`loading ${duration} ms: ${text}`)
      return () => void told.push('loaded')
    },
  }
  const screen = await render(
    <TestApp site={site}>
      <NotifyProvider notify={notify}>
        <SignOutDialog open onClose={() => told.push('closed')} onSignedOut={() => told.push('signed out')} />
      </NotifyProvider>
    </TestApp>,
  )
  return { site, told, screen, confirm: screen.getByRole('button', { name: 'Sign out' }) }
}

test('[AUTH-152] nothing happens before it is confirmed, and the harmless answer has the focus', async () => {
  const { site, told, screen } = await renderDialog()
  await expect.element(screen.getByRole('alertdialog', { name: 'Sign out?' })).toBeVisible()
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  await expect.element(cancel).toHaveFocus()
  expect([site.session.get()?.userName, site.fetch.asked]).toEqual(['ana', []])
  await cancel.click()
  expect(told).toEqual(['closed'])
  expect([site.session.get()?.userName, site.fetch.asked]).toEqual(['ana', []])
})

test('[AUTH-156, CALL-045] the call is a DELETE that sends the token, and the token is gone', async () => {
  const { site, told, confirm } = await renderDialog()
  await confirm.click()
  await expect.poll(() => told.at(-1)).toBe('signed out')
  expect(site.fetch.asked).toEqual([`${path}?token=token-of-ana`])
  expect([site.session.get(), site.storage.get('session')]).toEqual([null, null])
})

test('[AUTH-154] a loading notice stands while the call is under way, for 10 s at most', async () => {
  let answer: (response: Response) => void = () => undefined
  const { told, confirm } = await renderDialog(() => new Promise((resolve) => (answer = resolve)))
  await confirm.click()
  await expect.poll(() => told).toEqual(['closed', loading])
  answer(Response.json({ success: true, value: true }))
  await expect.poll(() => told).toEqual(['closed', loading, 'loaded', 'signed out'])
})

describe('[AUTH-163] the session on this device ends', () => {
  test.each([
    ['fails', () => new Response('down', { status: 500 })],
    ['is refused', () => Response.json({ success: false, errorCode: 'session.unknown', message: 'No' })],
    ['does not come through', () => Promise.reject(new TypeError('offline'))],
  ])('though the call %s', async (_, logout) => {
    const { site, told, confirm } = await renderDialog(logout)
    await confirm.click()
    await expect.poll(() => told.at(-1)).toBe('signed out')
    expect([site.session.get(), site.storage.get('session')]).toEqual([null, null])
  })

  test('at once, though the call hangs', async () => {
    const { site, confirm } = await renderDialog(() => new Promise(() => undefined))
    await confirm.click()
    await expect.poll(() => site.session.get()).toBe(null)
    expect(site.fetch.asked).toHaveLength(1)
  })
})

test('whoever signs in while the call is under way is not told to be signed out', async () => {
  let answer: (response: Response) => void = () => undefined
  const { site, told, confirm } = await renderDialog(() => new Promise((resolve) => (answer = resolve)))
  await confirm.click()
  await expect.poll(() => site.session.get()).toBe(null)
  site.session.signIn(makeSession({ userName: 'bob', token: 'token-of-bob' }))
  answer(new Response('', { status: 401 }))
  await expect.poll(() => told).toContain('loaded')
  expect([site.session.get()?.userName, told.at(-1)]).toEqual(['bob', 'loaded'])
})
