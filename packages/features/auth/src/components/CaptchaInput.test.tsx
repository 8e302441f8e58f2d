import { describe, expect, test } from 'vitest'
import { createLoginRefusalResponse, renderLoginForm, type RenderedLoginForm } from '../testing/renderLoginForm.tsx'

const field = ({ screen }: RenderedLoginForm) => screen.getByRole('textbox', { name: 'Digits shown' })
const refresh = ({ screen }: RenderedLoginForm) => screen.getByRole('button', { name: 'Show new digits' })
const picture = (form: RenderedLoginForm) => refresh(form).element().querySelector('img')

async function submit(form: RenderedLoginForm) {
  await form.screen.getByRole('button', { name: 'Sign in' }).click()
}

/** Renders a sign-in form after a refused attempt, so that the form requires a captcha. */
async function renderWithCaptcha(
  code = 'login.failed',
  { then = () => createLoginRefusalResponse(code, true), image = undefined as Response | undefined } = {},
) {
  const form = await renderLoginForm(
    [() => createLoginRefusalResponse(code, true), then],
    image && { 'GET /wps/captcha/get': () => image.clone() },
  )
  await form.screen.getByRole('textbox', { name: 'Username' }).fill('ana')
  await form.screen.getByLabelText('Password', { exact: true }).fill('wrong-1')
  await submit(form)
  await expect.element(field(form)).toBeVisible()
  return form
}

describe('CaptchaInput', () => {
  test(
    'shows no captcha at first, and none after a failed sign-in that does not require one',
    { tags: ['AUTH-058', 'U1-control'] },
    async () => {
      const form = await renderLoginForm([
        () => createLoginRefusalResponse('login.failed'),
        () => createLoginRefusalResponse('login.failed', false),
      ])
      await expect.element(field(form)).not.toBeInTheDocument()
      await form.screen.getByRole('textbox', { name: 'Username' }).fill('ana')
      await form.screen.getByLabelText('Password', { exact: true }).fill('wrong-1')
      for (const tries of [1, 2]) {
        await submit(form)
        await expect.poll(() => form.sent).toHaveLength(tries)
        await expect.element(form.screen.getByRole('alert')).toBeVisible()
      }
      await expect.element(field(form)).not.toBeInTheDocument()
      expect(form.captchaIds()).toEqual([])
    },
  )

  test(
    'shows the captcha and fetches its picture after a failed sign-in that requires one',
    { tags: ['AUTH-059', 'AUTH-060'] },
    async () => {
      const form = await renderWithCaptcha()
      await expect.poll(() => picture(form)?.naturalWidth).toBe(1)
      expect(form.captchaIds()).toEqual([expect.stringMatching(/.{16}/)])
      await expect.element(form.screen.getByRole('alert')).toHaveTextContent('Wrong username or password.')
    },
  )

  test(
    'fetches another captcha, empties its field and keeps the password after each failed sign-in',
    { tags: ['AUTH-061', 'U1'] },
    async () => {
      const form = await renderWithCaptcha()
      await field(form).fill('123456')
      await submit(form)
      await expect.element(field(form)).toHaveValue('')
      await expect.poll(form.captchaIds).toHaveLength(2)
      const [first, second] = form.captchaIds()
      expect(second).not.toBe(first)
      expect(form.sent[1]).toMatchObject({ captcha: '123456', captchaId: first })
      await expect.element(form.screen.getByLabelText('Password', { exact: true })).toHaveValue('wrong-1')
    },
  )

  test(
    'focuses the empty captcha field, says that the captcha is missing, and sends nothing',
    { tags: ['AUTH-056'] },
    async () => {
      const form = await renderWithCaptcha('login.captcha.required')
      await expect.element(field(form)).toHaveAccessibleDescription('Enter a captcha')
      await submit(form)
      await expect.element(field(form)).toHaveAccessibleDescription('Please enter the code')
      await expect.element(field(form)).toHaveFocus()
      expect(form.sent).toHaveLength(1)
    },
  )

  test('accepts at most six digits as the captcha, and no other characters', { tags: ['AUTH-057'] }, async () => {
    const form = await renderWithCaptcha()
    await field(form).fill('12a 34-5678')
    await expect.element(field(form)).toHaveValue('123456')
    await submit(form)
    await expect.poll(() => form.sent[1]?.['captcha']).toBe('123456')
  })

  test('shows the error of a wrong captcha at its field, and focuses the field', async () => {
    const form = await renderWithCaptcha('login.captcha.required', {
      then: () => createLoginRefusalResponse('login.captcha.wrong', true),
    })
    await expect.element(field(form)).toHaveFocus()
    await field(form).fill('111111')
    await submit(form)
    await expect.element(field(form)).toHaveAccessibleDescription('Verification code error')
    await expect.element(field(form)).toHaveFocus()
  })

  test('fetches another captcha and empties its field when its picture is pressed', async () => {
    const form = await renderWithCaptcha()
    await field(form).fill('12')
    await refresh(form).click()
    await expect.element(field(form)).toHaveValue('')
    await expect.poll(form.captchaIds).toHaveLength(2)
    expect(new Set(form.captchaIds()).size).toBe(2)
  })

  test.each([
    ['fails to load', new Response('down', { status: 500 })],
    ['is not a picture', Response.json({ success: true, value: 'bm90IGEgcGljdHVyZQ==' })],
    ['is not a string', Response.json({ success: true, value: 7 })],
  ])('offers to load the captcha’s picture again when the picture %s', { tags: ['A16'] }, async (_, image) => {
    const form = await renderWithCaptcha('login.failed', { image })
    const again = form.screen.getByRole('button', { name: 'Tap to load' })
    await expect.element(again).toBeVisible()
    await again.click()
    await expect.poll(form.captchaIds).toHaveLength(2)
    await expect.element(again).toBeVisible()
  })
})

test(
  'control: shows the captcha’s picture and no reload button when the picture loads',
  { tags: ['A16-control'] },
  async () => {
    const form = await renderWithCaptcha()
    await expect.poll(() => picture(form)?.naturalWidth).toBe(1)
    await expect.element(form.screen.getByRole('button', { name: 'Tap to load' })).not.toBeInTheDocument()
  },
)

test(
  'requests the captcha’s picture by GET with the module id CAPTCHA3, and shows the base64 response',
  { tags: ['CALL-012', 'CALL-013', 'CONF-039'] },
  async () => {
    const form = await renderWithCaptcha()
    await expect.poll(() => picture(form)?.src).toMatch(/^data:image\/png;base64,iVBOR/)
    expect(form.site.fetch.asked.filter((call) => call.includes('captcha'))).toEqual([
      expect.stringMatching(/^GET \/wps\/captcha\/get\?captchaId=[^&]+&moduleId=CAPTCHA3$/),
    ])
  },
)
