import { createTranslateText } from '@lobby/i18n'
import { createMemoryStorageBackend, loadProductMessages } from '@lobby/platform/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderRegistration, type RenderRegistrationOptions } from '../testing/renderRegistration.tsx'
import { watchFirstShownWaitSeconds } from '../testing/watchFirstShownWaitSeconds.ts'

const message = createTranslateText('EN', await loadProductMessages('EN'))

afterEach(() => void vi.useRealTimers())

const sentFor = (expiredMinutes?: unknown) => () => Response.json({ success: true, value: { expiredMinutes } })
const path = '/wps/account/getCode'

/** Renders the registration by mobile number and records the requests for an SMS code. */
async function mobile(answer: () => Response | Promise<Response> = sentFor(5), init: RenderRegistrationOptions = {}) {
  const bodies: unknown[] = []
  const form = await renderRegistration({
    flags: ['mobileRegistration'],
    fields: [],
    ...init,
    answers: { [`POST ${path}`]: async (request) => (bodies.push(await request.json()), answer()), ...init.answers },
  })
  const button = (name: string | RegExp = 'Send code') => form.screen.getByRole('button', { name })
  return { ...form, form, bodies, button, waits: watchFirstShownWaitSeconds(form.screen.container) }
}

/** Installs a fake clock: countdowns then advance only when the test advances the clock. */
const holdTime = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] })

describe('useSmsCode: an SMS code', () => {
  test('requests an SMS code with the button in the code’s field', { tags: ['AUTH-034'] }, async () => {
    const { button, type, bodies, field } = await mobile()
    await type({ mobileNum: '11987654321' })
    expect((await field('verificationCode')).element().parentElement).toContainElement(button().element())
    await button().click()
    await expect.poll(() => bodies).toHaveLength(1)
  })

  test(
    'requests an SMS code by POST with the module id, mobileNo and countryDialingCode',
    { tags: ['CALL-015', 'CALL-017', 'CALL-018'] },
    async () => {
      const { button, type, bodies, asked } = await mobile()
      await type({ mobileNum: '(11) 98765-4321' })
      await button().click()
      await expect.poll(() => bodies).toEqual([{ mobileNo: '11987654321', countryDialingCode: '55' }])
      expect(asked(path)).toEqual([`POST ${path}?moduleId=VERIFICATION3`])
    },
  )

  test('does not request an SMS code while the mobile number is invalid', { tags: ['AUTH-066'] }, async () => {
    const { button, type, bodies, field } = await mobile()
    await button().click()
    await expect.element(await field('mobileNum')).toBeInvalid()
    await type({ mobileNum: '1198' })
    await button().click()
    await expect.element(await field('mobileNum')).toHaveFocus()
    expect(bodies).toEqual([])
    // Control: a valid number requests a code and has no error.
    await type({ mobileNum: '11987654321' })
    await button().click()
    await expect.poll(() => bodies).toHaveLength(1)
    await expect.element(await field('mobileNum')).toBeValid()
  })

  test(
    'names the minimum number of digits in the error of an invalid mobile number',
    { tags: ['AUTH-067'] },
    async () => {
      const { button, type, field } = await mobile(undefined, {
        rules: [{ name: 'mobileNum', minLength: 10, maxLength: 11, pattern: '[0-9]+' }],
      })
      await type({ mobileNum: '119876543' })
      await button().click()
      await expect.element(await field('mobileNum')).toHaveAccessibleDescription('Use at least 10 digits')
    },
  )

  test('says that a mobile number is too long, and does not count a leading zero', async () => {
    const { button, type, bodies, field } = await mobile()
    await type({ mobileNum: '119123456789' })
    await button().click()
    await expect.element(await field('mobileNum')).toHaveAccessibleDescription('Use no more than 11 digits')
    await type({ mobileNum: '98765432' })
    await button().click()
    await expect.element(await field('mobileNum')).toHaveAccessibleDescription('Use at least 11 digits')
    expect(bodies).toEqual([])
    await type({ mobileNum: '011 91234-5678' })
    await button().click()
    await expect.poll(() => bodies).toEqual([{ mobileNo: '11912345678', countryDialingCode: '55' }])
  })

  test('accepts only digits in the field of the SMS code', { tags: ['AUTH-064'] }, async () => {
    const { type, field } = await mobile()
    await type({ verificationCode: '1a2-b3' })
    await expect.element(await field('verificationCode')).toHaveValue('123')
  })

  test('accepts at most ten digits in the field of the SMS code', { tags: ['AUTH-065'] }, async () => {
    const { type, field } = await mobile()
    await type({ verificationCode: '123456789012' })
    await expect.element(await field('verificationCode')).toHaveValue('1234567890')
  })

  test('accepts at most twenty digits in the field of the mobile number', { tags: ['AUTH-068'] }, async () => {
    const { type, field } = await mobile()
    await type({ mobileNum: '9'.repeat(25) })
    await expect.poll(async () => ((await field('mobileNum')).element() as HTMLInputElement).value.length).toBe(20)
  })
})

describe('useSmsCode: the request', () => {
  test(
    'shows a busy button and a loading message of at most 9999 s until the SMS code is sent',
    { tags: ['AUTH-069', 'AUTH-070', 'AUTH-071'] },
    async () => {
      let answer: (response: Response) => void = () => undefined
      const { button, type, bodies, timeline } = await mobile(() => new Promise((resolve) => (answer = resolve)))
      await type({ mobileNum: '11987654321' })
      await expect.element(button()).not.toHaveAttribute('aria-busy')
      await button().click()
      await expect.element(button()).toHaveAttribute('aria-busy', 'true')
      expect(timeline).toEqual([`loading for 9999000 ms: ${message('mobile.code.in_sms_sending')}`])
      // Wait for the request: the button is already busy before the request arrives.
      await expect.poll(() => bodies).toHaveLength(1)
      answer(sentFor(5)())
      await expect.poll(() => timeline[1]).not.toBeUndefined()
      expect(timeline.filter((each) => each.startsWith('hidden'))).toEqual([
        `hidden: ${message('mobile.code.in_sms_sending')}`,
      ])
    },
  )

  test('shows for 1.5 s that the SMS code was sent', { tags: ['AUTH-078'] }, async () => {
    const { button, type, timeline } = await mobile()
    await type({ mobileNum: '11987654321' })
    await button().click()
    await expect.poll(() => timeline).toContain(`notice for 1500 ms: ${message('mobile.code.in_sms_send')}`)
  })

  test(
    'shows the error at the field and allows a retry when the request for an SMS code fails',
    { tags: ['AUTH-079'] },
    async () => {
      const { button, type, timeline, field } = await mobile(() => new Response('down', { status: 500 }))
      await type({ mobileNum: '11987654321' })
      await button().click()
      await expect
        .element(await field('verificationCode'))
        .toHaveAccessibleDescription('Something went wrong on our side. Try again in a moment.')
      expect(timeline).toEqual(['loading for 9999000 ms: Sending code…', 'hidden: Sending code…'])
      await expect.element(button()).not.toHaveAttribute('aria-disabled')
    },
  )

  test.each([
    [429, '90', 90],
    [503, 'soon', 1],
  ])(
    'counts down when the platform refuses an SMS code with status %d and Retry-After %s: %d s',
    { tags: ['A8'] },
    async (status, wait, seconds) => {
      holdTime()
      const busy = () =>
        Response.json(
          { success: false, errorCode: 'limit.exceeded', message: 'No' },
          { status, headers: { 'retry-after': wait } },
        )
      const { button, type, bodies, waits } = await mobile(busy)
      await type({ mobileNum: '11987654321' })
      await button().click()
      await expect.poll(waits).toBe(seconds)
      vi.advanceTimersByTime(seconds * 1000)
      await expect.element(button()).not.toHaveAttribute('aria-disabled')
      expect(bodies).toHaveLength(1)
    },
  )

  test(
    'control: allows another request for an SMS code immediately without Retry-After',
    { tags: ['A8-control'] },
    async () => {
      const { button, type, bodies } = await mobile(() =>
        Response.json({ success: false, errorCode: 'limit.exceeded', message: 'No' }, { status: 429 }),
      )
      await type({ mobileNum: '11987654321' })
      await button().click()
      await expect.poll(() => bodies).toHaveLength(1)
      await button().click()
      await expect.poll(() => bodies).toHaveLength(2)
    },
  )

  test('explains a refused request for an SMS code with the text of its error code', async () => {
    const { button, type, field } = await mobile(() =>
      Response.json({ success: false, errorCode: 'account.mobile.taken', message: 'No' }),
    )
    await type({ mobileNum: '11987654321' })
    await button().click()
    await expect.element(await field('verificationCode')).toHaveAccessibleDescription(/already has an account/)
  })
})

describe('useSmsCode: the countdown', () => {
  test('counts down in seconds after an SMS code was sent', { tags: ['AUTH-035', 'AUTH-072'] }, async () => {
    holdTime()
    const { button, type } = await mobile()
    await type({ mobileNum: '11987654321' })
    await button().click()
    await expect.element(button('Resend in 300 s')).toHaveAttribute('aria-disabled', 'true')
    vi.advanceTimersByTime(1000)
    await expect.element(button('Resend in 299 s')).toBeVisible()
  })

  test(
    'counts down 30 s when the platform sends a wait of 0.5 minutes before another SMS code',
    { tags: ['AUTH-074', 'CALL-019'] },
    async () => {
      holdTime()
      const { button, type, waits } = await mobile(sentFor(0.5))
      await type({ mobileNum: '11987654321' })
      await button().click()
      await expect.poll(waits).toBe(30)
    },
  )

  test('counts down 60 s when the platform sends no wait before another SMS code', { tags: ['AUTH-076'] }, async () => {
    holdTime()
    const { button, type, waits } = await mobile(sentFor())
    await type({ mobileNum: '11987654321' })
    await button().click()
    await expect.poll(waits).toBe(60)
  })

  test.each([
    ['abc', 60],
    [1e9, 3600],
  ])(
    'replaces the implausible wait of %j minutes that the platform sends by a countdown of %d s',
    { tags: ['A17'] },
    async (minutes, seconds) => {
      holdTime()
      const { button, type, waits } = await mobile(sentFor(minutes))
      await type({ mobileNum: '11987654321' })
      await button().click()
      await expect.poll(waits).toBe(seconds)
    },
  )

  test(
    'control: counts down the wait that the platform sends when the wait is plausible',
    { tags: ['A17-control'] },
    async () => {
      holdTime()
      const { button, type, waits } = await mobile(sentFor(59))
      await type({ mobileNum: '11987654321' })
      await button().click()
      await expect.poll(waits).toBe(3540)
    },
  )

  test('allows another SMS code when the countdown ends', { tags: ['AUTH-073'] }, async () => {
    holdTime()
    const { button, type, bodies } = await mobile(sentFor(1))
    await type({ mobileNum: '11987654321' })
    await button().click()
    await expect.element(button('Resend in 60 s')).toBeVisible()
    // A press on the button during the countdown requests nothing.
    ;(button('Resend in 60 s').element() as HTMLElement).click()
    vi.advanceTimersByTime(59_500)
    await expect.element(button('Resend in 1 s')).toBeVisible()
    expect(bodies).toHaveLength(1)
    vi.advanceTimersByTime(500)
    await expect.element(button()).not.toHaveAttribute('aria-disabled')
    await button().click()
    await expect.poll(() => bodies).toHaveLength(2)
  })

  test('continues the countdown after a reload, only for the number that received the code', async () => {
    holdTime()
    const visit = createMemoryStorageBackend()
    const first = await mobile(sentFor(5), { site: { visit } })
    await first.type({ mobileNum: '11987654321' })
    await first.button().click()
    await expect.element(first.button('Resend in 300 s')).toBeVisible()
    await first.screen.unmount()
    vi.advanceTimersByTime(20_000)
    const again = await mobile(sentFor(5), { site: { visit } })
    await expect.element(await again.field('mobileNum')).toHaveValue('11987654321')
    await expect.element(again.button('Resend in 280 s')).toBeVisible()
    // Another number has no countdown.
    await again.type({ mobileNum: '21912345678' })
    await again.button().click()
    await expect.poll(() => again.bodies).toEqual([{ mobileNo: '21912345678', countryDialingCode: '55' }])
  })
})

describe('useSmsCode: the dialling code', () => {
  const picker = ({ form }: Awaited<ReturnType<typeof mobile>>) =>
    form.screen.getByRole('button', { name: /^Country code/ })

  test('has no countdown for the same digits with another dialling code', async () => {
    const it = await mobile()
    await it.type({ mobileNum: '11987654321' })
    await it.button().click()
    await expect.element(it.button(/^(?:Resend|Try again) in/)).toBeVisible()
    await picker(it).click()
    await it.screen.getByRole('dialog').getByText('Portugal').click()
    await it.button().click()
    await expect
      .poll(() => it.bodies)
      .toMatchObject([{ countryDialingCode: '55' }, { mobileNo: '11987654321', countryDialingCode: '351' }])
  })

  test(
    'sends the mobile number with the dialling code chosen in the searchable sheet',
    { tags: ['AUTH-033'] },
    async () => {
      const it = await mobile()
      await expect.element(picker(it)).toHaveTextContent('+55')
      await picker(it).click()
      const sheet = it.screen.getByRole('dialog', { name: 'Country code' })
      await sheet.getByRole('searchbox').fill('portu')
      await expect.element(sheet.getByText('Brazil')).not.toBeInTheDocument()
      await sheet.getByText('Portugal').click()
      await expect.element(picker(it)).toHaveTextContent('+351')
      await it.type({ mobileNum: '912345678' })
      await it.button().click()
      await expect.poll(() => it.bodies).toEqual([{ mobileNo: '912345678', countryDialingCode: '351' }])
    },
  )

  test('lists the platform’s countries in the picker of dialling codes', { tags: ['CALL-052'] }, async () => {
    const it = await mobile(undefined, {
      answers: {
        'GET /wps/system/countryList': {
          value: [
            { code: 'BR', name: 'Brazil', diallingCode: '55' },
            { code: 'AQ', name: 'Antarctica', diallingCode: '672' },
          ],
        },
      },
    })
    await picker(it).click()
    await expect.element(it.screen.getByRole('dialog').getByText('Antarctica')).toBeVisible()
    expect(it.asked('/wps/system/countryList')).toEqual(['GET /wps/system/countryList'])
  })

  test('lists the built-in countries when the platform’s list fails to load', async () => {
    const it = await mobile(undefined, {
      answers: { 'GET /wps/system/countryList': () => new Response('down', { status: 404 }) },
    })
    await picker(it).click()
    await expect.element(it.screen.getByRole('dialog').getByText('Argentina')).toBeVisible()
    await expect.element(it.screen.getByRole('dialog').getByText('+54')).toBeVisible()
  })
})
