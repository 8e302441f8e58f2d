import { chooseByTestDepth } from '@lobby/test-kit/depth'
import { expect, test } from '../lobby.ts'
import {
  findRegistrationField,
  fillRegistrationFields,
  openRegistrationForm,
  registrationValuesFixture,
  acceptTermsAndSubmitRegistration,
  requestAndFillSmsCode,
} from '../registration.ts'
import { hasResponsibleGamingMarket } from '../screens/capabilities.ts'
import { findSignInLink, signOut, readLocalStorageItem } from '../session.ts'

// Component tests in `packages/features/auth` test the form. Trevo also verifies the mobile number in a registration by
// username.
for (const merchant of chooseByTestDepth(['aurora'], ['aurora', 'trevo']))
  test.describe(merchant, () => {
    test.use({ merchant })

    test(
      'registers a guest despite a refused name, a reload and a lost network, and does not expose the password',
      { tag: ['@N3', '@N3-control'] },
      async ({ page, lobby, text, watch, context }) => {
        watch.allowStatus(0)
        const secret = 'qZ7canaryQ'
        const seen: string[] = []
        page.on('console', (message) => seen.push(message.text()))
        page.on('request', (request) =>
          seen.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers())),
        )
        page.on('response', async (answer) =>
          seen.push(/\/(?:wps|lgw)\//.test(answer.url()) ? await answer.text().catch(() => '') : ''),
        )
        const storages = () =>
          page.evaluate(async () => {
            const kept = [localStorage, sessionStorage].flatMap((area) => Object.entries(area).flat().map(String))
            const databases = (await indexedDB.databases()).map(({ name }) => name)
            return [...kept, ...databases, history.state, document.cookie, location.href].map((value) =>
              typeof value === 'string' ? value : JSON.stringify(value),
            )
          })
        const found = async (needle: string) => {
          const forms = [
            needle,
            encodeURIComponent(needle),
            btoa(needle).replace(/=+$/, ''),
            Buffer.from(needle).toString('hex'),
            [...needle].reverse().join(''),
          ]
          const hay = [...seen, ...(await storages())]
          const decoded = hay
            .flatMap((text_) => text_.match(/[A-Za-z0-9+/]{12,}={0,2}/g) ?? [])
            .map((word) => Buffer.from(word, 'base64').toString('latin1'))
          return [...hay, ...decoded].some((text_) => forms.some((form) => text_.includes(form)))
        }

        // The platform refuses the first username. After a reload the form still has all values except the passwords
        // and the codes.
        const captchaId = await openRegistrationForm(page, lobby, text, 'username', '/m/register?af=AURORA10')
        const verifiesMobile = (await findRegistrationField(page, 'verificationCode').count()) > 0
        const values = {
          ...registrationValuesFixture,
          password: secret,
          confirmPassword: secret,
          paymentPassword: '904817',
        }
        await fillRegistrationFields(page, { username: 'ana', ...values })
        await acceptTermsAndSubmitRegistration(page, text)
        await expect(page.locator('form [aria-invalid]').first()).toBeVisible()
        await expect(findRegistrationField(page, 'password')).toHaveValue(secret)
        await page.reload()
        await expect(findRegistrationField(page, 'username')).toHaveValue('ana')
        await expect(findRegistrationField(page, 'password')).toHaveValue('')
        if ((await findRegistrationField(page, 'affiliateCode').count()) > 0)
          await expect(findRegistrationField(page, 'affiliateCode')).toHaveValue('AURORA10')
        await fillRegistrationFields(page, { username: 'bia2030', ...values })
        if (verifiesMobile) await requestAndFillSmsCode(page, lobby, text, '31987651234')
        if ((await findRegistrationField(page, 'captcha').count()) > 0)
          await findRegistrationField(page, 'captcha').fill(await lobby.readCaptchaDigits(captchaId()))
        // Control: the search finds the name, which is not secret, in the stored draft of the form.
        expect(await found('bia2030')).toBe(true)
        expect([await found(secret), await found('904817')]).toEqual([false, false])
        const sent: number[] = []
        page.on('response', (response) => response.url().includes('account/register?') && sent.push(response.status()))
        await context.setOffline(true)
        await acceptTermsAndSubmitRegistration(page, text)
        await expect(page.getByRole('alert')).toContainText(text('error.network'))
        await expect(findRegistrationField(page, 'username')).toHaveValue('bia2030')
        await expect(findRegistrationField(page, 'password')).toHaveValue(secret)
        expect(sent).toEqual([])
        // Control: online, the same press sends the form.
        await context.setOffline(false)
        const lastCall = hasResponsibleGamingMarket(merchant)
          ? page.waitForResponse(/\/wps\/responsible\/session/)
          : undefined
        await page.getByRole('button', { name: text('register.submit') }).click()
        await page.waitForURL(/\/m\/home$/)
        expect(sent).toEqual([200])
        expect([await found(secret), await found('904817')]).toEqual([false, false])

        // Wait for the last call of home before the sign-out, because the platform would refuse the call afterwards.
        await lastCall
        // Sign in as the new member, and let the site remember the login.
        await signOut(page, text)
        await findSignInLink(page, text).click()
        await page.getByRole('checkbox', { name: text('auth.remember') }).check()
        await page.locator('input[name="username"]').fill('bia2030')
        await page.locator('input[name="password"]').fill(secret)
        await page.getByRole('button', { name: text('auth.login.submit'), exact: true }).click()
        await page.waitForURL(/\/m\/home$/)
        await expect.poll(() => readLocalStorageItem(page, 'MC_REMEMBER')).toContain('bia2030')
        expect(await found(secret)).toBe(false)
      },
    )
  })
