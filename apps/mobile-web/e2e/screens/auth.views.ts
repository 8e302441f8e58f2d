import { openPathAndWaitForText, openPathAndWaitForHeading, submitLogin } from './navigate.ts'
import type { ScreenView } from './createViewOpener.ts'

/** Views of the sign-in, the registration and the account. */
export const authViews = {
  '/m/login': [
    { name: 'sign in', story: 'screens-sign-in--screen', open: openPathAndWaitForText('/m/login', 'auth.login.title') },
    {
      name: 'sign in, nothing typed',
      story: 'screens-sign-in--missing-fields',
      open: async (visit) => {
        await openPathAndWaitForText('/m/login', 'auth.login.title')(visit)
        await visit.page.getByRole('button', { name: visit.text('auth.login.submit'), exact: true }).click()
        await visit.page.getByText(visit.text('auth.username.missing')).waitFor()
      },
    },
    {
      name: 'sign in, refused',
      story: 'screens-sign-in--refused',
      open: async (visit) => {
        await openPathAndWaitForText('/m/login', 'auth.login.title')(visit)
        await submitLogin(visit)
        await visit.page.getByText(visit.text('auth.login.in_incorrect_password')).waitFor()
      },
    },
    {
      name: 'sign in, captcha',
      story: 'screens-sign-in--captcha-required',
      needsAxe: true,
      open: async (visit) => {
        await openPathAndWaitForText('/m/login', 'auth.login.title')(visit)
        await submitLogin(visit, 'locked')
        await visit.page.getByLabel(visit.text('auth.captcha.label')).waitFor()
      },
    },
    {
      name: 'sign in, by mobile',
      story: 'screens-sign-in--by-mobile',
      open: async (visit) => {
        await openPathAndWaitForText('/m/login', 'auth.login.title')(visit)
        // A merchant with only one method of sign-in has no choice of methods. The view then shows the form of that
        // method.
        const mobileMethod = visit.page.getByRole('radio', { name: visit.text('mobile.method.mobile') })
        await visit.page.waitForLoadState('networkidle')
        if ((await mobileMethod.count()) === 0) return
        await mobileMethod.click()
        await visit.page.getByText(visit.text('mobile.code.send')).waitFor()
      },
    },
    {
      name: 'sign in, busy',
      story: 'screens-sign-in--submitting',
      open: async (visit) => {
        await openPathAndWaitForText('/m/login', 'auth.login.title')(visit)
        await visit.holdOperation('login')
        await submitLogin(visit)
        await visit.page.locator('button[aria-busy]').waitFor()
      },
    },
  ],
  '/m/register': [
    {
      name: 'register',
      story: 'screens-registration--screen',
      open: openPathAndWaitForText('/m/register', 'register.title'),
    },
    {
      name: 'register, nothing typed',
      story: 'screens-registration--missing-fields',
      open: async (visit) => {
        await openPathAndWaitForText('/m/register', 'register.submit')(visit)
        for (const box of ['age', 'agree']) await visit.page.locator(`input[name="${box}"]`).check()
        await visit.page.getByRole('button', { name: visit.text('register.submit') }).click()
        await visit.page.locator('form [aria-invalid]').first().waitFor()
      },
    },
    {
      name: 'register, by mobile',
      story: 'screens-registration--by-mobile',
      open: async (visit) => {
        await openPathAndWaitForText('/m/register', 'register.submit')(visit)
        const mobileMethod = visit.page.getByRole('radio', { name: visit.text('register.method.mobile') })
        if ((await mobileMethod.count()) > 0) await mobileMethod.click()
        await visit.page.getByText(visit.text('mobile.code.send')).waitFor()
      },
    },
    {
      name: 'register, loading',
      story: 'screens-registration--loading',
      open: async ({ go, holdOperation, page }) => [
        await holdOperation('registerSettings'),
        await go('/m/register'),
        await page.locator('main [role=status]').first().waitFor(),
      ],
    },
    {
      name: 'register, failed',
      story: 'screens-registration--failed',
      open: async (visit) => [
        await visit.failOperation('registerSettings'),
        await openPathAndWaitForText('/m/register', 'register.failed')(visit),
      ],
    },
  ],
  '/m/forget': [
    {
      name: 'forgotten password',
      story: 'screens-forgotten-password--by-phone',
      open: openPathAndWaitForText('/m/forget', 'account.forgot.title'),
    },
    {
      name: 'forgotten password, by e-mail',
      story: 'screens-forgotten-password--by-email',
      needsAxe: true,
      open: async (visit) => {
        await openPathAndWaitForText('/m/forget', 'account.forgot.title')(visit)
        const mobileMethod = visit.page.getByRole('radio', { name: visit.text('account.forgot.mobileMethod.email') })
        if ((await visit.page.getByRole('radio').count()) > 0) await mobileMethod.click()
        await visit.page.getByRole('button', { name: visit.text('account.forgot.submit') }).click()
        await visit.page.getByText(visit.text('account.email.missing')).waitFor()
      },
    },
  ],
  '/m/changePsw': [
    {
      name: 'change password',
      story: 'screens-change-password--screen',
      who: 'member',
      open: openPathAndWaitForText('/m/changePsw', 'account.change.title'),
    },
  ],
  '/m/set': [
    {
      name: 'settings',
      story: 'screens-settings--member',
      who: 'member',
      open: openPathAndWaitForText('/m/set', 'account.settings.about'),
    },
  ],
  '/m/useragreement': [
    { name: 'agreement', story: 'screens-user-agreement--screen', open: openPathAndWaitForHeading('/m/useragreement') },
    {
      name: 'agreement, failed',
      story: 'screens-user-agreement--failed',
      open: async (visit) => [
        await visit.failOperation('userAgreement'),
        await openPathAndWaitForText('/m/useragreement', 'account.agreement.failed')(visit),
      ],
    },
  ],
  '/m/trail': [
    { name: 'trial', story: 'screens-trial--screen', open: openPathAndWaitForText('/m/trail', 'account.trial.title') },
  ],
} satisfies Record<string, readonly ScreenView[]>
