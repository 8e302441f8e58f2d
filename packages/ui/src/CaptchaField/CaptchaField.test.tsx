import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createCaptchaPictureFixture } from '../testing/createCaptchaPictureFixture.ts'
import { CaptchaField, type CaptchaFieldProps } from './CaptchaField.tsx'

const texts = { label: 'Digits', refreshLabel: 'Another picture', failedText: 'Try again', loadingLabel: 'Loading' }

async function captcha(props: Partial<CaptchaFieldProps> = {}) {
  const onRefresh = vi.fn()
  const draw = (more: Partial<CaptchaFieldProps>) => (
    <CaptchaField {...texts} picture={createCaptchaPictureFixture('40718')} onRefresh={onRefresh} {...more} />
  )
  const screen = await render(draw(props))
  return {
    screen,
    onRefresh,
    again: (more: Partial<CaptchaFieldProps>) => screen.rerender(draw(more)),
    input: screen.getByRole('textbox', { name: 'Digits' }),
  }
}

test('accepts six digits in a captcha field and removes all other characters', async () => {
  const { input } = await captcha()
  await userEvent.type(input, '4a0 718-99')
  await expect.element(input).toHaveValue('407189')
  await expect.element(input).toHaveAttribute('inputmode', 'numeric')
  await expect.element(input).toHaveAttribute('autocomplete', 'off')
})

test('requests another captcha picture on a click or Enter without submitting the form', async () => {
  const { screen, onRefresh } = await captcha()
  const picture = screen.getByRole('button', { name: 'Another picture' })
  await picture.click()
  await userEvent.keyboard('{Enter}')
  expect(onRefresh).toHaveBeenCalledTimes(2)
  await expect.element(picture).toHaveAttribute('type', 'button')
})

test('names the button of the captcha picture "Loading" while the picture loads', async () => {
  const { screen } = await captcha({ picture: undefined })
  await expect.element(screen.getByRole('button')).toHaveAccessibleName('Loading')
  expect(screen.container.querySelector('img')).toBeNull()
})

test.each([
  ['failed to load', { failed: true }],
  ['cannot be decoded', { picture: 'data:image/png;base64,AAAA' }],
])('replaces the captcha picture by a retry button when the picture %s', async (_, props) => {
  const { screen, onRefresh } = await captcha(props)
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onRefresh).toHaveBeenCalledTimes(1)
  expect(screen.container.querySelector('img')).toBeNull()
})

test('shows the next captcha picture after the browser could not decode the first one', async () => {
  const { screen, again } = await captcha({ picture: 'data:image/png;base64,AAAA' })
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  await again({})
  await expect.element(screen.getByRole('button', { name: 'Another picture' })).toBeVisible()
})
