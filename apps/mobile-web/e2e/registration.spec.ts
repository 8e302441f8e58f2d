import { expect, moving, test } from './lobby.ts'
import { field, fillFields, openRegistration, person, sendRegistration, takeCode } from './registration.ts'
import { isOn } from './screens/isOn.ts'
import { brand } from './skins.ts'
import { chip, stored } from './session.ts'

test.use(moving)

/** Matches the welcome bonus of each merchant that has one. */
const welcomeBonuses: Readonly<Record<string, RegExp>> = { aurora: /10[.,]00/, trevo: /10[.,]00/ }

test('registers a guest by username, signs in, and opens home', async ({ page, lobby, text, merchant }) => {
  test.skip(!isOn(merchant, 'usernameRegistration'), 'offers only the mobile method')
  const captchaId = await openRegistration(page, lobby, text, 'username')
  await fillFields(page, { username: 'bia2026', ...person })
  // Trevo also verifies the mobile number in a registration by username.
  if ((await field(page, 'verificationCode').count()) > 0) await takeCode(page, lobby, text, '11987651234')
  if ((await field(page, 'captcha').count()) > 0)
    await field(page, 'captcha').fill(await lobby.captchaDigits(captchaId()))
  // The message is visible only briefly, so let the page look for it.
  const messageShown = page.waitForFunction(
    (words) => document.body.innerText.includes(words),
    text('register.in_registered_successfully'),
    { polling: 100 },
  )
  await Promise.all([messageShown, sendRegistration(page, text)])
  await page.waitForURL(/\/m\/home$/)
  await expect(chip(page)).toContainText(welcomeBonuses[merchant] ?? /0[.,]00/)
  expect(JSON.parse((await stored(page, 'MC_SESSION_INFO')) ?? '')).toMatchObject({
    userName: 'bia2026',
    firstTimeLogin: true,
  })
})

test('registers a guest by mobile number, and signs in', async ({ page, lobby, text, merchant }) => {
  // Each of the product's merchants tests one method. A merchant that `merchant prove` checks tests both.
  test.skip(
    !isOn(merchant, 'mobileRegistration') || (brand === undefined && isOn(merchant, 'usernameRegistration')),
    'registers by username',
  )
  const captchaId = await openRegistration(page, lobby, text, 'mobile')
  // Use a number of the country that the site chooses first, with the leading zero that people of that country dial.
  if (merchant === 'kite') await takeCode(page, lobby, text, '447400123456', '07400 123456')
  else await takeCode(page, lobby, text, '5521987651234', '021 98765-1234')
  await fillFields(page, person)
  if ((await field(page, 'captcha').count()) > 0)
    await field(page, 'captcha').fill(await lobby.captchaDigits(captchaId()))
  await sendRegistration(page, text)
  await page.waitForURL(/\/m\/home$/)
  await expect(chip(page)).toContainText(/\d/)
})
