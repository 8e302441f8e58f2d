import { expect, withAnimations, test } from './lobby.ts'
import {
  findField,
  fillFields,
  openRegistration,
  registrationValues,
  submitRegistration,
  requestSmsCode,
} from './registration.ts'
import { hasCapability } from './screens/capabilities.ts'
import { onlyMerchant } from './testedMerchants.ts'
import { findAccountButton, readLocalStorageItem } from './session.ts'

test.use(withAnimations)

/** Matches the welcome bonus of each merchant that has one. */
const welcomeBonuses: Readonly<Record<string, RegExp>> = { aurora: /10[.,]00/, trevo: /10[.,]00/ }

test('registers a guest by username, signs in, and opens home', async ({ page, lobby, text, merchant }) => {
  test.skip(!hasCapability(merchant, 'usernameRegistration'), 'offers only the mobile method')
  const captchaId = await openRegistration(page, lobby, text, 'username')
  await fillFields(page, { username: 'bia2026', ...registrationValues })
  // Trevo also verifies the mobile number in a registration by username.
  if ((await findField(page, 'verificationCode').count()) > 0) await requestSmsCode(page, lobby, text, '11987651234')
  if ((await findField(page, 'captcha').count()) > 0)
    await findField(page, 'captcha').fill(await lobby.readCaptchaDigits(captchaId()))
  // Wait for the message within the page, because it is visible only briefly.
  const messageShown = page.waitForFunction(
    (words) => document.body.innerText.includes(words),
    text('register.in_registered_successfully'),
    { polling: 100 },
  )
  await Promise.all([messageShown, submitRegistration(page, text)])
  await page.waitForURL(/\/m\/home$/)
  await expect(findAccountButton(page)).toContainText(welcomeBonuses[merchant] ?? /0[.,]00/)
  expect(JSON.parse((await readLocalStorageItem(page, 'MC_SESSION_INFO')) ?? '')).toMatchObject({
    userName: 'bia2026',
    firstTimeLogin: true,
  })
})

test('registers a guest by mobile number, and signs in', async ({ page, lobby, text, merchant }) => {
  // Skip this test for a demo merchant that also offers the registration by username. `merchant prove` tests both
  // methods.
  test.skip(
    !hasCapability(merchant, 'mobileRegistration') ||
      (onlyMerchant === undefined && hasCapability(merchant, 'usernameRegistration')),
    'registers by username',
  )
  const captchaId = await openRegistration(page, lobby, text, 'mobile')
  // Type a local number with its leading zero. Kite's site preselects Britain, and the other sites preselect Brazil.
  if (merchant === 'kite') await requestSmsCode(page, lobby, text, '447400123456', '07400 123456')
  else await requestSmsCode(page, lobby, text, '5521987651234', '021 98765-1234')
  await fillFields(page, registrationValues)
  if ((await findField(page, 'captcha').count()) > 0)
    await findField(page, 'captcha').fill(await lobby.readCaptchaDigits(captchaId()))
  await submitRegistration(page, text)
  await page.waitForURL(/\/m\/home$/)
  await expect(findAccountButton(page)).toContainText(/\d/)
})
