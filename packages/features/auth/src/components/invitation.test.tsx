import { createTranslateText } from '@lobby/i18n'
import { createMemoryStorageBackend, loadProductMessages, type PlatformResponses } from '@lobby/platform/testing'
import { describe, expect, test } from 'vitest'
import { renderRegistration, type RenderRegistrationOptions } from '../testing/renderRegistration.tsx'

const message = createTranslateText('EN', await loadProductMessages('EN'))
const path = '/wps/account/affiliateCheck'
const good = { username: 'bia2026', password: 'canary7pass', confirmPassword: 'canary7pass' }
const withField = ['username!', 'password!', 'confirmPassword!', 'affiliateCode'] as const

/** Returns the responses of a platform that accepts these invitation codes. */
const knowing = (...codes: string[]): PlatformResponses => ({
  [`GET ${path}`]: (request) => {
    const known = codes.includes(new URL(request.url).searchParams.get('code') ?? '')
    return Response.json(
      known ? { success: true, value: true } : { success: false, errorCode: 'affiliate.unknown', message: 'No' },
    )
  },
})

async function ready(init: RenderRegistrationOptions) {
  const form = await renderRegistration(init)
  await form.type(good)
  await form.agree()
  return form
}

describe('invitation: the code in the URL', () => {
  test('sends the invitation code in the URL with the registration', { tags: ['AUTH-081'] }, async () => {
    const form = await ready({ search: '?affiliateCode=AMIGO10', answers: knowing('AMIGO10') })
    await form.submit()
    await expect.poll(() => form.sent[0]?.['affiliateCode']).toBe('AMIGO10')
    await form.screen.unmount()
    const shown = await ready({ search: '?affiliateCode=AMIGO10', fields: withField, answers: knowing('AMIGO10') })
    await expect.element(await shown.field('affiliateCode')).toHaveValue('AMIGO10')
  })

  test.each(['affiliateCode', 'af', 'agent'])(
    'reads the invitation code from the URL parameter %s',
    { tags: ['AUTH-085'] },
    async (name) => {
      const form = await ready({ search: `?${name}=AMIGO10`, answers: knowing('AMIGO10') })
      await form.submit()
      await expect.poll(() => form.sent[0]?.['affiliateCode']).toBe('AMIGO10')
    },
  )

  test('waits on submit for the check of the invitation code, and repeats a failed check', async () => {
    const answers: ((response: Response) => void)[] = []
    const slow = await ready({
      search: '?af=AMIGO10',
      answers: { [`GET ${path}`]: () => new Promise((resolve) => answers.push(resolve)) },
    })
    await slow.submit()
    await expect
      .element(slow.screen.getByRole('button', { name: 'Create account' }))
      .toHaveAttribute('aria-busy', 'true')
    expect(slow.sent).toEqual([])
    answers[0]?.(Response.json({ success: true, value: true }))
    await expect.poll(() => slow.sent[0]?.['affiliateCode']).toBe('AMIGO10')
    await slow.screen.unmount()
    let down = true
    const answer = () => (down ? new Response('down', { status: 404 }) : Response.json({ success: true, value: true }))
    const lost = await ready({ search: '?af=AMIGO10', answers: { [`GET ${path}`]: answer } })
    await expect.poll(() => lost.asked(path)).toHaveLength(1)
    down = false
    await lost.submit()
    await expect.poll(() => lost.sent[0]?.['affiliateCode']).toBe('AMIGO10')
  })

  test('registers without the invitation code when the check of the code fails', async () => {
    const form = await ready({
      search: '?af=AMIGO10',
      answers: { [`GET ${path}`]: () => new Response('down', { status: 404 }) },
    })
    await form.submit()
    await expect.poll(() => form.sent[0]?.['affiliateCode']).toBe('')
  })

  test('checks the invitation code by a GET with code and domain', { tags: ['CALL-022'] }, async () => {
    const form = await ready({ search: '?af=AMIGO10', answers: knowing('AMIGO10') })
    await expect.poll(() => form.asked(path)).toHaveLength(1)
    const query = new URLSearchParams(form.asked(path)[0]?.split('?')[1])
    expect([query.get('code'), query.get('domain')]).toEqual(['AMIGO10', location.hostname])
  })

  test.each([
    [true, 'AMIGO10'],
    [false, ''],
  ])(
    'sends the invitation code only when its check responds with success true: %s',
    { tags: ['CALL-023'] },
    async (success, sent) => {
      const answer = () =>
        Response.json(success ? { success } : { success, errorCode: 'affiliate.unknown', message: 'No' })
      const form = await ready({ search: '?af=AMIGO10', answers: { [`GET ${path}`]: answer } })
      await expect.poll(() => form.asked(path)).toHaveLength(1)
      await form.submit()
      await expect.poll(() => form.sent[0]?.['affiliateCode']).toBe(sent)
    },
  )

  test.each(['%3Cscript%3E', 'a'.repeat(33), "'%20OR%201%3D1", '..%2F..%2Fadmin', '%00', 'A%0AB'])(
    'neither stores, sends nor checks the malformed invitation code %s',
    { tags: ['L4'] },
    async (code) => {
      const backend = createMemoryStorageBackend()
      const form = await ready({ search: `?affiliateCode=${code}`, fields: withField, site: { backend } })
      await expect.element(await form.field('affiliateCode')).toHaveValue('')
      await form.submit()
      await expect.poll(() => form.sent[0]?.['affiliateCode']).toBe('')
      expect(form.asked(path)).toEqual([])
      expect(backend.getItem('MC_AFFILIATE')).toBeNull()
    },
  )

  test('control: stores, checks and sends a well-formed invitation code', { tags: ['L4-control'] }, async () => {
    const backend = createMemoryStorageBackend()
    const form = await ready({
      search: '?affiliateCode=AMIGO10',
      fields: withField,
      answers: knowing('AMIGO10'),
      site: { backend },
    })
    await form.submit()
    await expect.poll(() => form.sent[0]?.['affiliateCode']).toBe('AMIGO10')
    expect(form.asked(path)).toHaveLength(1)
    expect(backend.getItem('MC_AFFILIATE')).toContain('AMIGO10')
  })
})

describe('invitation: a typed code', () => {
  test(
    'checks a typed invitation code, and sends no registration when the code is wrong',
    { tags: ['AUTH-082'] },
    async () => {
      const form = await ready({ search: '?af=NOBODY', fields: withField, answers: knowing('AMIGO10') })
      await form.type({ affiliateCode: 'WRONG1' })
      await form.submit()
      await expect.element(await form.field('affiliateCode')).toBeInvalid()
      expect(form.asked(path).map((call) => new URLSearchParams(call.split('?')[1]).get('code'))).toEqual([
        'NOBODY',
        'WRONG1',
      ])
      expect(form.sent).toEqual([])
      await form.type({ affiliateCode: 'AMIGO10' })
      await form.submit()
      await expect.poll(() => form.sent[0]?.['affiliateCode']).toBe('AMIGO10')
    },
  )

  test('control: does not check the valid invitation code of the URL again on submit', async () => {
    const form = await ready({ search: '?af=AMIGO10', fields: withField, answers: knowing('AMIGO10') })
    await expect.poll(() => form.asked(path)).toHaveLength(1)
    await form.submit()
    await expect.poll(() => form.sent).toHaveLength(1)
    expect(form.asked(path)).toHaveLength(1)
  })

  test('registers without an invitation code immediately when the player removes it', async () => {
    const form = await ready({
      search: '?af=AMIGO10',
      fields: withField,
      answers: { [`GET ${path}`]: () => new Promise(() => undefined) },
    })
    await form.type({ affiliateCode: '' })
    await form.submit()
    await expect.poll(() => form.sent[0]?.['affiliateCode']).toBe('')
  })

  test('shows a toast of one second when the invitation code is wrong', { tags: ['AUTH-083'] }, async () => {
    const form = await ready({ fields: withField, answers: knowing() })
    await form.type({ affiliateCode: 'WRONG1' })
    await form.submit()
    await expect.poll(() => form.timeline).toEqual([`notice for 1000 ms: ${message('register.invitation_code_error')}`])
  })

  test('focuses the field of the invitation code when the code is wrong', { tags: ['AUTH-084'] }, async () => {
    const form = await ready({ fields: withField, answers: knowing() })
    await form.type({ affiliateCode: 'WRONG1' })
    await form.submit()
    await expect.element(await form.field('affiliateCode')).toHaveFocus()
    await expect.element(await form.field('affiliateCode')).toHaveAccessibleDescription('Invalid invitation code')
  })
})
