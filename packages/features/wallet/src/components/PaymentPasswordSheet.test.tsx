import { MembersOnly } from '@lobby/platform/session'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { PaymentPasswordSheet } from './PaymentPasswordSheet.tsx'

const change = 'PUT /wps/account/paymentPassword'
const set = 'POST /wps/account/paymentPassword'

async function renderSheet(
  isSet: boolean,
  answer: () => Response = () => Response.json({ success: true, value: true }),
) {
  const sent: unknown[] = []
  let done = 0
  const hear = async (request: Request) => {
    sent.push([request.method, await request.json()])
    return answer()
  }
  const page = await renderScreen(
    <MembersOnly redirectTo="/">
      <PaymentPasswordSheet isSet={isSet} onDone={() => done++} onClose={() => undefined} />
    </MembersOnly>,
    { path: '/m/securityCenter', answers: { [change]: hear, [set]: hear } },
  )
  const dialog = page.screen.getByRole('dialog')
  return { dialog, sent, done: () => done, field: (name: string) => dialog.getByLabelText(new RegExp(`^${name}`)) }
}

test('changes the payment password when the old payment password is typed too', async () => {
  const { dialog, sent, done, field } = await renderSheet(true)
  await field('Current payment password').fill('246810')
  await field('New payment password').fill('135791')
  await field('Repeat password').fill('135791')
  await dialog.getByRole('button', { name: 'Save new password' }).click()
  await expect.poll(done).toBe(1)
  expect(sent).toEqual([['PUT', { oldPassword: '246810', newPassword: '135791', confirmNewPassword: '135791' }]])
})

test('shows below the field that the old payment password is wrong, and keeps the typed values', async () => {
  const wrong = () =>
    Response.json({ success: false, errorCode: 'payment.password.wrong', message: '', data: { field: 'oldPassword' } })
  const { dialog, done, field } = await renderSheet(true, wrong)
  await field('Current payment password').fill('000001')
  await field('New payment password').fill('135791')
  await field('Repeat password').fill('135791')
  await dialog.getByRole('button', { name: 'Save new password' }).click()
  await expect
    .element(field('Current payment password'))
    .toHaveAccessibleDescription('The payment password is incorrect.')
  await expect.element(field('New payment password')).toHaveValue('135791')
  expect(done()).toBe(0)
})

test('sets the first payment password when the sign-in password is typed too', async () => {
  const { dialog, sent, done, field } = await renderSheet(false)
  await field('New payment password').fill('135791')
  await field('Repeat password').fill('135791')
  await field('Your login password').fill('Lobby2026')
  await dialog.getByRole('button', { name: 'Set password' }).click()
  await expect.poll(done).toBe(1)
  expect(sent).toEqual([['POST', { loginPassword: 'Lobby2026', newPassword: '135791', confirmNewPassword: '135791' }]])
})
