import { createTestSite } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { requestTemporaryPasswordByEmail } from './passwords.ts'

// A test of the form could not prove that the app trims the value, because a browser's e-mail input also trims it.
test('trims the e-mail before it is sent', { tags: ['AUTH-178'] }, async () => {
  const sent: string[] = []
  const { api } = createTestSite({
    answers: {
      'POST /wps/account/forgotPassword': async (request) => {
        sent.push(await request.text())
        return Response.json({ success: true, value: true })
      },
    },
  })
  await requestTemporaryPasswordByEmail(api, 'ana1', ' ana@example.com  ')
  expect(new URLSearchParams(sent[0]).get('email')).toBe('ana@example.com')
})
