import { expect, moving, test } from './lobby.ts'
import { field, fillFields, openRegistration, person, sendRegistration, takeCode } from './registration.ts'
import { isOn } from './screens/isOn.ts'
import { brand } from './skins.ts'
import { chip, stored } from './session.ts'

test.use(moving)

/** The welcome bonus of each merchant of the sandbox that has one. */
const welcome: Readonly<Record<string, RegExp>> = { aurora: /10[.,]00/, trevo: /10[.,]00/ }

test('registers a guest by username, signs in, and leads home', async ({ page, lobby, text, merchant }) => {
  test.skip(!isOn(merchant, 'usernameRegistration'), 'offers only the mobile method')
  const captchaId = await openRegistration(page, lobby, text, 'username')
  await fillFields(page, { username: 'bia2026', ...person })
  // Trevo verifies the number in a registration by username too.
  if ((await field(page, 'verificationCode').count()) > 0) await takeCode(page, lobby, text, '11987651234')
  if ((await field(page, 'captcha').count()) > 0)
    await field(page, 'captcha').fill(await lobby.captchaDigits(captchaId()))
  // The message is short-lived, so the page itself looks for it.
  const said = page.waitForFunction(
    (words) => document.body.innerText.includes(words),
    text('register.in_registered_successfully'),
    { polling: 100 },
  )
  await Promise.all([said, sendRegistration(page, text)])
  await page.waitForURL(/\/m\/home$/)
  await expect(chip(page)).toContainText(welcome[merchant] ?? /0[.,]00/)
  expect(JSON.parse((await stored(page, 'MC_SESSION_INFO')) ?? '')).toMatchObject({
    userName: 'bia2026',
    firstTimeLogin: true,
  })
})

test('registers a guest by mobile number, and signs in', async ({ page, lobby, text, merchant }) => {
  // Each skin registers by one method. A brand that is proven alone registers by both.
  test.skip(
    !isOn(merchant, 'mobileRegistration') || (brand === undefined && isOn(merchant, 'usernameRegistration')),
    'registers by username',
  )
  const captchaId = await openRegistration(page, lobby, text, 'mobile')
  // Of the country that the site chooses first, with the zero that people of that country dial.
  if (merchant === 'kite') await takeCode(page, lobby, text, '447400123456', '07400 123456')
  else await takeCode(page, lobby, text, '5521987651234', '021 98765-1234')
  await fillFields(page, person)
  if ((await field(page, 'captcha').count()) > 0)
    await field(page, 'captcha').fill(await lobby.captchaDigits(captchaId()))
  await sendRegistration(page, text)
  await page.waitForURL(/\/m\/home$/)
  await expect(chip(page)).toContainText(/\d/)
})
