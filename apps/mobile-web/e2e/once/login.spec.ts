import { chooseByTestDepth } from '@lobby/test-kit/depth'
import { expect, test } from '../lobby.ts'
import { findRegistrationField, readSmsCode, requestAndFillSmsCode } from '../registration.ts'
import { findAccountButton } from '../session.ts'

const number = '11987650001'

// Component tests in `packages/features/auth` test the forms. Kite offers only the sign-in by mobile number.
for (const merchant of chooseByTestDepth(['aurora'], ['aurora', 'kite']))
  test.describe(merchant, () => {
    test.use({ merchant })

    test('lets a member sign in by mobile number after a wrong SMS code, without Firebase', async ({
      page,
      lobby,
      text,
    }) => {
      const paths: string[] = []
      page.on('request', (request) => paths.push(new URL(request.url()).pathname))
      // Only Aurora's site requests the settings of Firebase's Auth emulator, so wait for this request only with
      // Aurora.
      const emulator =
        merchant === 'aurora'
          ? page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith('/emulator/'))
          : undefined
      await page.goto(`${lobby.origin}/m/login`)
      expect((await emulator)?.status()).toBe(merchant === 'aurora' ? 204 : undefined)
      await page.getByRole('radio', { name: text('mobile.method.mobile') }).check({ force: true })
      await requestAndFillSmsCode(page, lobby, text, number)
      const code = findRegistrationField(page, 'verificationCode')
      const submit = page.getByRole('button', { name: text('auth.login.submit'), exact: true })
      const right = await readSmsCode(lobby, number)
      await code.fill(right === '000000' ? '111111' : '000000')
      await submit.click()
      await expect(page.getByText(text('error.captcha'))).toBeVisible()
      await expect(code).toBeFocused()
      await code.fill(right)
      await submit.click()
      await page.waitForURL(/\/m\/home$/)
      await expect(findAccountButton(page)).toContainText(/\d/)
      expect(paths.filter((path) => /\/assets\/createFirebaseSignIn-[^/]+\.js$/.test(path))).toEqual([])
    })
  })
