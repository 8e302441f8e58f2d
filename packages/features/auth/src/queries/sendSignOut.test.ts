import { createTestSite, createRefusalResponse, type PlatformResponses } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { sendSignOut } from './sendSignOut.ts'

const site = (answer: PlatformResponses[string]) => createTestSite({ answers: { 'DELETE /wps/member/logout': answer } })

test('sends the token of the ended session by DELETE on sign-out', { tags: ['CALL-045'] }, async () => {
  const { api, fetch } = site({ value: true })
  expect(await sendSignOut(api, 'token-of-ana')).toBe(true)
  expect(fetch.asked).toEqual(['DELETE /wps/member/logout?token=token-of-ana'])
})

test.each([
  ['refuses', () => createRefusalResponse('session.unknown'), true],
  ['does not know the token', () => new Response('', { status: 401 }), true],
  ['fails', () => new Response('down', { status: 500 }), false],
  ['forbids it', () => new Response('', { status: 403 }), false],
  ['sends an unreadable response', () => new Response('<p>Sign in to this network'), false],
  ['cannot be reached', () => Promise.reject(new TypeError('offline')), false],
])(
  'sends a sign-out to a platform that %s, and returns whether the session has ended: %s',
  async (_, answer, knows) => {
    expect(await sendSignOut(site(answer).api, 'token-of-ana')).toBe(knows)
  },
)
