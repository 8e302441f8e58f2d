import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import type { LobbyFixture } from './lobby.ts'
import type { MessageLookup } from './createMessageLookup.ts'

const password = 'Canary7pass'

/** The values of a registration, except the username. */
export const registrationValuesFixture = {
  password,
  confirmPassword: password,
  paymentPassword: '482915',
  payeeName: 'Beatriz Lima',
  idNumber: '529.982.247-25',
}

export const findRegistrationField = (page: Page, name: string) => page.locator(`form input[name="${name}"]`)

/** Reads the code of the latest SMS to a number from the sandbox. */
export async function readSmsCode(lobby: LobbyFixture, number: string): Promise<string> {
  const messages = (await (await lobby.callSandbox(`/messages?to=${number}`, undefined, 'GET')).json()) as {
    readonly text: string
  }[]
  const code = /#(\d+)/.exec(messages[0]?.text ?? '')?.[1]
  if (code === undefined) throw new Error(`No SMS went to ${number}.`)
  return code
}

/**
 * Requests an SMS code for a mobile number, and fills in the code.
 * @param number The last digits of the number to which the sandbox sends the SMS.
 * @param typed The number as the player types it. Default: a Brazilian number with its country code, because Kite's
 *   site preselects Britain.
 */
export async function requestAndFillSmsCode(
  page: Page,
  lobby: LobbyFixture,
  text: MessageLookup,
  number: string,
  typed = `+55${number}`,
): Promise<void> {
  await findRegistrationField(page, 'mobileNum').fill(typed)
  await page.getByRole('button', { name: text('mobile.code.send') }).click()
  await expect(
    page.getByRole('button', { name: new RegExp(text('mobile.code.again', { seconds: String.raw`1[12]\d` })) }),
  ).toBeVisible()
  await findRegistrationField(page, 'verificationCode').fill(await readSmsCode(lobby, number))
}

/**
 * Opens the registration, and chooses the method (username or mobile number) if the merchant offers both.
 * @returns A function that returns the id of the latest captcha.
 */
export async function openRegistrationForm(
  page: Page,
  lobby: LobbyFixture,
  text: MessageLookup,
  method: 'username' | 'mobile',
  path = '/m/register',
) {
  let captchaId = ''
  page.on('request', (request) => {
    if (/captcha\/get/.test(request.url())) captchaId = new URL(request.url()).searchParams.get('captchaId') ?? ''
  })
  await page.goto(lobby.origin + path)
  await expect(page.getByRole('button', { name: text('register.submit') })).toBeVisible()
  if ((await page.getByRole('radio').count()) > 0)
    await page.getByRole('radio', { name: text(`register.method.${method}`) }).check({ force: true })
  await expect(findRegistrationField(page, method === 'mobile' ? 'mobileNum' : 'username')).toBeVisible()
  return () => captchaId
}

/** Fills the given fields, but skips the fields that the form does not have. */
export async function fillRegistrationFields(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if ((await findRegistrationField(page, name).count()) > 0) await findRegistrationField(page, name).fill(value)
  }
}

/** Confirms the age, accepts the agreement, and submits the form. */
export async function acceptTermsAndSubmitRegistration(page: Page, text: MessageLookup): Promise<void> {
  await page.locator('input[name="age"]').check()
  await page.locator('input[name="agree"]').check()
  await page.getByRole('button', { name: text('register.submit') }).click()
}
