import { memberInfo } from '@lobby/api/operations/firstLoad'
import EN from '@lobby/i18n/messages/EN/auth.json'
import PT from '@lobby/i18n/messages/PT/auth.json'
import { memberInfoQuery } from '@lobby/platform/account'
import {
  createSessionFixture,
  createMemoryStorageBackend,
  createTestSiteWithMessages,
  type PlatformResponses,
} from '@lobby/platform/testing'
import { renderScreen, type RenderedScreen } from '@lobby/platform/testing/render-screen'
import { describe, expect, test } from 'vitest'
import { signInPasswordInMemory } from '../model/signInPassword.ts'
import { SignOutDialog } from './SignOutDialog.tsx'

const loading = 'loading for 10000 ms: Just a moment'
const loaded = 'hidden: Just a moment'
const success = 'notice for 1000 ms: You’ve been signed out'
const path = 'DELETE /wps/member/logout'
const member = {
  id: 1,
  account: 'ana',
  nickname: null,
  userName: 'ana',
  type: 1,
  regDate: '2026-01-01T00:00:00Z',
  toUpline: false,
}

async function renderDialog(logout: PlatformResponses[string] = { value: true }) {
  const visit = createMemoryStorageBackend()
  const backend = createMemoryStorageBackend()
  const page: RenderedScreen = await renderScreen(<SignOutDialog onEnd={() => page.timeline.push('end')} />, {
    path: '/m/gameList',
    address: '*',
    session: createSessionFixture(),
    answers: { [path]: logout, 'GET /wps/member/info': { value: member } },
    backend,
    visit,
  })
  return { ...page, backend, visit, confirm: page.screen.getByRole('button', { name: 'Sign out' }) }
}

test(
  'sends nothing until the player confirms the sign-out, and focuses the cancel button',
  { tags: ['AUTH-152'] },
  async () => {
    const { site, timeline, screen } = await renderDialog()
    await expect.element(screen.getByRole('alertdialog', { name: 'Sign out?' })).toBeVisible()
    const cancel = screen.getByRole('button', { name: 'Cancel' })
    await expect.element(cancel).toHaveFocus()
    expect([site.session.get()?.userName, site.fetch.asked]).toEqual(['ana', []])
    await cancel.click()
    expect(timeline).toEqual(['end'])
    expect([site.session.get()?.userName, site.fetch.asked]).toEqual(['ana', []])
  },
)

test.each([
  ['EN', EN],
  ['PT', PT],
])('shows the sign-out dialog in the language %s', { tags: ['AUTH-153'] }, async (language, messages) => {
  const { screen } = await renderScreen(<SignOutDialog onEnd={() => undefined} />, {
    session: createSessionFixture(),
    language,
  })
  const dialog = screen.getByRole('alertdialog', { name: messages['auth.signOut.title'] })
  await expect.element(dialog.getByText(messages['auth.signOut.text'])).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: messages['auth.signOut.confirm'] })).toBeVisible()
})

test('sends the session’s token by DELETE when the sign-out is confirmed', { tags: ['CALL-045'] }, async () => {
  const { site, timeline, confirm } = await renderDialog()
  await confirm.click()
  await expect.poll(() => timeline.at(-1)).toBe('end')
  expect(site.fetch.asked).toEqual([`${path}?token=token-of-ana`])
})

test('shows a loading message of at most 10 s during the sign-out', { tags: ['AUTH-154'] }, async () => {
  let answer: (response: Response) => void = () => undefined
  const { timeline, confirm } = await renderDialog(() => new Promise((resolve) => (answer = resolve)))
  await confirm.click()
  await expect.poll(() => timeline).toEqual([loading])
  answer(Response.json({ success: true, value: true }))
  await expect.poll(() => timeline.slice(0, 2)).toEqual([loading, loaded])
})

test('shows a success message for one second after the sign-out', { tags: ['AUTH-155'] }, async () => {
  const { timeline, confirm } = await renderDialog()
  await confirm.click()
  await expect.poll(() => timeline).toEqual([loading, loaded, success, 'end'])
})

describe('SignOutDialog: a confirmed sign-out', () => {
  test('removes the token from the storage and from later calls on sign-out', { tags: ['AUTH-156'] }, async () => {
    const { site, timeline, backend, confirm } = await renderDialog()
    await confirm.click()
    await expect.poll(() => timeline.at(-1)).toBe('end')
    expect([backend.getItem('MC_SESSION_INFO'), site.session.token()]).toEqual([null, null])
    await expect(site.api.call(memberInfo)).rejects.toThrow('session.missing')
  })

  test('removes the trial account’s name on sign-out', { tags: ['AUTH-157'] }, async () => {
    const { site, timeline, visit, confirm } = await renderDialog()
    site.storage.set('trialName', 'trial-7')
    expect(visit.getItem('MC_TRIAL_USER')).toContain('trial-7')
    await confirm.click()
    await expect.poll(() => timeline.at(-1)).toBe('end')
    expect([site.storage.get('trialName'), visit.getItem('MC_TRIAL_USER')]).toEqual([null, null])
  })

  test('removes the member info from memory and from the device on sign-out', { tags: ['AUTH-158'] }, async () => {
    const { site, timeline, backend, confirm } = await renderDialog()
    const info = memberInfoQuery(site.api, site.session.get(), site.storage, site.language)
    await site.queries.fetchQuery(info)
    site.storage.set('memberInfoCache', { u: 'ana', d: member })
    expect([
      site.queries.getQueryData(info.queryKey)?.userName,
      backend.getItem('MC_CACHE_memberInfo') === null,
    ]).toEqual(['ana', false])
    await confirm.click()
    await expect.poll(() => timeline.at(-1)).toBe('end')
    expect([site.queries.getQueryData(info.queryKey), backend.getItem('MC_CACHE_memberInfo')]).toEqual([
      undefined,
      null,
    ])
  })

  test('removes the remembered password from memory on sign-out', async () => {
    const { timeline, confirm } = await renderDialog()
    signInPasswordInMemory.keep('ana', 'right-1', Date.now())
    expect(signInPasswordInMemory.of('ana', Date.now())).toBe('right-1')
    await confirm.click()
    await expect.poll(() => timeline.at(-1)).toBe('end')
    expect(signInPasswordInMemory.of('ana', Date.now())).toBeNull()
  })

  test(
    'clears the whole session storage on sign-out, including entries of other scripts',
    { tags: ['AUTH-159'] },
    async () => {
      const { timeline, visit, confirm } = await renderDialog()
      visit.setItem('somebodyElses', 'x')
      visit.setItem('MC_LIST', 'y')
      await confirm.click()
      await expect.poll(() => timeline.at(-1)).toBe('end')
      expect(visit.length).toBe(0)
    },
  )

  test('disables the automatic sign-in on sign-out by storing autoLogin 0', { tags: ['AUTH-160'] }, async () => {
    const { site, timeline, backend, confirm } = await renderDialog()
    site.session.signIn(createSessionFixture({ token: 'another-token' }))
    expect(backend.getItem('MC_AUTO_LOGIN')).toBe('1')
    await confirm.click()
    await expect.poll(() => timeline.at(-1)).toBe('end')
    expect(backend.getItem('MC_AUTO_LOGIN')).toBe('0')
  })

  test(
    'removes the cached bank list on sign-out, and keeps caches that are not personal',
    { tags: ['AUTH-161'] },
    async () => {
      const { site, timeline, backend, confirm } = await renderDialog()
      site.storage.set('bankListCache', { u: 'ana', d: [] })
      site.storage.set('hotGamesCache', { u: null, d: [] })
      expect(backend.getItem('MC_CACHE_bankList')).not.toBeNull()
      await confirm.click()
      await expect.poll(() => timeline.at(-1)).toBe('end')
      expect(backend.getItem('MC_CACHE_bankList')).toBeNull()
      expect(backend.getItem('MC_CACHE_hotGames')).not.toBeNull()
    },
  )

  test('keeps the remembered login and the language on sign-out', async () => {
    const { site, timeline, backend, confirm } = await renderDialog()
    site.storage.set('remember', { username: 'ana' })
    site.storage.set('rememberSalt', 'salt')
    site.storage.set('language', 'PT')
    await confirm.click()
    await expect.poll(() => timeline.at(-1)).toBe('end')
    expect(['MC_REMEMBER', 'MC_REMEMBER_SALT', 'MC_LANG'].every((name) => backend.getItem(name) !== null)).toBe(true)
  })
})

test('sends the sign-out with the token first, and clears the device afterwards', { tags: ['AUTH-223'] }, async () => {
  let answer: (response: Response) => void = () => undefined
  const { site, backend, timeline, confirm } = await renderDialog(() => new Promise((resolve) => (answer = resolve)))
  await confirm.click()
  await expect.poll(() => site.fetch.asked).toEqual([`${path}?token=token-of-ana`])
  expect(backend.getItem('MC_SESSION_INFO')).toContain('token-of-ana')
  answer(Response.json({ success: true, value: true }))
  await expect.poll(() => timeline.at(-1)).toBe('end')
  expect([site.session.get(), backend.getItem('MC_SESSION_INFO')]).toEqual([null, null])
})

test('opens the next visit as a guest when the page was closed during the sign-out', async () => {
  const { backend, visit, confirm, site } = await renderDialog(() => new Promise(() => undefined))
  await confirm.click()
  await expect.poll(() => site.fetch.asked).toHaveLength(1)
  const next = await createTestSiteWithMessages({ backend, visit })
  expect(next.session.get()).toBeNull()
})

test('opens /m/home after a sign-out', { tags: ['AUTH-162'] }, async () => {
  const { location, confirm } = await renderDialog()
  expect(location()).toBe('/m/gameList')
  await confirm.click()
  await expect.poll(location).toBe('/m/home')
})

describe('SignOutDialog: a platform that does not confirm', () => {
  const failures: readonly [string, () => Response | Promise<Response>][] = [
    ['fails', () => new Response('down', { status: 500 })],
    ['does not reach the platform', () => Promise.reject(new TypeError('offline'))],
    ['gets an unreadable response', () => new Response('<p>Sign in to this network')],
  ]

  test.each(failures)(
    'ends the session on this device, and says so, when the sign-out call %s',
    { tags: ['AUTH-163'] },
    async (_, logout) => {
      const { site, timeline, screen, confirm } = await renderDialog(logout)
      await confirm.click()
      await expect.element(screen.getByRole('alertdialog', { name: 'Signed out on this device' })).toBeVisible()
      expect([site.session.get(), site.storage.get('session'), timeline]).toEqual([null, null, [loading, loaded]])
      await screen.getByRole('button', { name: 'Close' }).click()
      expect(timeline.at(-1)).toBe('end')
    },
  )

  test(
    'keeps the member signed in until the sign-out call has ended, also when the call fails',
    { tags: ['AUTH-223'] },
    async () => {
      let fail: (reason: Error) => void = () => undefined
      const { site, backend, location, confirm } = await renderDialog(() => new Promise((_, reject) => (fail = reject)))
      await confirm.click()
      await expect.poll(() => site.fetch.asked).toHaveLength(1)
      expect([site.session.get()?.userName, location()]).toEqual(['ana', '/m/gameList'])
      fail(new TypeError('offline'))
      await expect.poll(location).toBe('/m/home')
      expect([site.session.get(), backend.getItem('MC_SESSION_INFO')]).toEqual([null, null])
    },
  )

  test.each([
    [
      'when the player presses the retry button',
      async (screen: Awaited<ReturnType<typeof renderDialog>>['screen']) =>
        screen.getByRole('button', { name: 'Try again' }).click(),
    ],
    ['when the connection returns', async () => void window.dispatchEvent(new Event('online'))],
  ])('repeats the failed sign-out %s, with the token of the ended session', async (_, retry) => {
    let down = true
    const { site, timeline, screen, confirm } = await renderDialog(() =>
      down ? new Response('down', { status: 500 }) : Response.json({ success: true, value: true }),
    )
    await confirm.click()
    await expect.element(screen.getByRole('alertdialog', { name: 'Signed out on this device' })).toBeVisible()
    down = false
    await retry(screen)
    await expect.poll(() => timeline).toEqual([loading, loaded, loading, loaded, success, 'end'])
    expect(site.fetch.asked).toEqual([`${path}?token=token-of-ana`, `${path}?token=token-of-ana`])
  })

  test.each([
    ['refuses', () => Response.json({ success: false, errorCode: 'session.unknown', message: 'No' })],
    ['does not know the token', () => new Response('', { status: 401 })],
  ])('offers no retry of the sign-out when the platform %s', async (_, logout) => {
    const { timeline, confirm } = await renderDialog(logout)
    await confirm.click()
    await expect.poll(() => timeline.at(-1)).toBe('end')
  })
})

test('keeps a member signed in who has signed in during the sign-out call', async () => {
  let answer: (response: Response) => void = () => undefined
  const { site, timeline, confirm } = await renderDialog(() => new Promise((resolve) => (answer = resolve)))
  await confirm.click()
  await expect.poll(() => site.fetch.asked).toHaveLength(1)
  site.session.signIn(createSessionFixture({ userName: 'bob', token: 'token-of-bob' }))
  answer(new Response('', { status: 401 }))
  await expect.poll(() => timeline).toContain(loaded)
  expect([site.session.get()?.userName, timeline.includes(success)]).toEqual(['bob', false])
})

test('sends one sign-out when the button is pressed several times', async () => {
  const { site, timeline, screen } = await renderDialog()
  const button = screen.getByRole('button', { name: 'Sign out' }).element() as HTMLButtonElement
  for (let press = 0; press < 10; press++) button.click()
  await expect.poll(() => timeline).toEqual([loading, loaded, success, 'end'])
  expect(site.fetch.asked).toHaveLength(1)
})
