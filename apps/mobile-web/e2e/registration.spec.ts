import { expect, animatedPageOptions, test } from './lobby.ts'
import {
  findRegistrationField,
  fillRegistrationFields,
  openRegistrationForm,
  registrationValuesFixture,
  acceptTermsAndSubmitRegistration,
  requestAndFillSmsCode,
} from './registration.ts'
import { isCapabilityOnForMerchant } from './screens/capabilities.ts'
import { onlyTestedMerchant } from './testedMerchants.ts'
import { findAccountButton, readLocalStorageItem } from './session.ts'

test.use(animatedPageOptions)

/** Matches the welcome bonus of each merchant that has one. */
const welcomeBonuses: Readonly<Record<string, RegExp>> = { aurora: /10[.,]00/, trevo: /10[.,]00/ }

test('registers a guest by username, signs in, and opens home', async ({ page, lobby, text, merchant }) => {
  test.skip(!isCapabilityOnForMerchant(merchant, 'usernameRegistration'), 'offers only the mobile method')
  const captchaId = await openRegistrationForm(page, lobby, text, 'username')
  await fillRegistrationFields(page, { username: 'bia2026', ...registrationValuesFixture })
  // Trevo also verifies the mobile number in a registration by username.
  if ((await findRegistrationField(page, 'verificationCode').count()) > 0)
    await requestAndFillSmsCode(page, lobby, text, '11987651234')
  if ((await findRegistrationField(page, 'captcha').count()) > 0)
    await findRegistrationField(page, 'captcha').fill(await lobby.readCaptchaDigits(captchaId()))
  // Wait for the message within the page, because it is visible only briefly.
  const messageShown = page.waitForFunction(
    (words) => document.body.innerText.includes(words),
    text('register.in_registered_successfully'),
    { polling: 100 },
  )
  await Promise.all([messageShown, acceptTermsAndSubmitRegistration(page, text)])
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
    !isCapabilityOnForMerchant(merchant, 'mobileRegistration') ||
      (onlyTestedMerchant === undefined && isCapabilityOnForMerchant(merchant, 'usernameRegistration')),
    'registers by username',
  )
  const captchaId = await openRegistrationForm(page, lobby, text, 'mobile')
  // Type a local number with its leading zero. Kite's site preselects Britain, and the other sites preselect Brazil.
  if (merchant === 'kite') await requestAndFillSmsCode(page, lobby, text, '447400123456', '07400 123456')
  else await requestAndFillSmsCode(page, lobby, text, '5521987651234', '021 98765-1234')
  await fillRegistrationFields(page, registrationValuesFixture)
  if ((await findRegistrationField(page, 'captcha').count()) > 0)
    await findRegistrationField(page, 'captcha').fill(await lobby.readCaptchaDigits(captchaId()))
  await acceptTermsAndSubmitRegistration(page, text)
  await page.waitForURL(/\/m\/home$/)
  await expect(findAccountButton(page)).toContainText(/\d/)
})
