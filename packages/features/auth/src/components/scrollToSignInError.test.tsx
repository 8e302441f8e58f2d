import { expectInViewport, clickAtViewportBottom } from '@lobby/platform/testing/render-screen'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { firebaseConfigFixture, createThirdPartySignInFixture } from '../testing/createThirdPartySignInFixture.ts'
import { createLoginRefusalResponse, renderLoginForm } from '../testing/renderLoginForm.tsx'
import { ThirdPartySignInError } from '../thirdParty/ThirdPartySignIn.ts'

beforeEach(async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(320, 420)
  return () => page.viewport(innerWidth, innerHeight)
})

test("scrolls the third party's error into view when its button is the last element on the screen", async () => {
  const third = createThirdPartySignInFixture({
    signIn: () => Promise.reject(new ThirdPartySignInError('blocked', undefined)),
  })
  const { screen } = await renderLoginForm(
    [],
    {},
    { merchant: { firebase: firebaseConfigFixture, flags: ['googleSignIn'] }, thirdParty: third.load },
  )
  const button = screen.getByRole('button', { name: /Continue with Google/ })
  await expect.element(button).toBeVisible()
  await page.viewport(320, Math.ceil(button.element().getBoundingClientRect().bottom + window.scrollY) + 10)
  clickAtViewportBottom(button)
  const notice = screen.getByText(/blocked the sign-in window/)
  await expect.element(notice).toBeVisible()
  await expectInViewport(notice)
})

test('scrolls the sign-in error into view when Enter submits the form and the button is below the screen', async () => {
  const { screen } = await renderLoginForm([() => createLoginRefusalResponse('login.failed')])
  await screen.getByRole('textbox', { name: 'Username' }).fill('ana')
  const password = screen.getByLabelText('Password', { exact: true })
  await password.fill('wrong-1')
  window.scrollTo(0, 0)
  await page.viewport(320, Math.ceil(password.element().getBoundingClientRect().bottom) + 10)
  await userEvent.keyboard('{Enter}')
  const notice = screen.getByText(/wrong/i)
  await expect.element(notice).toBeVisible()
  await expectInViewport(notice)
})
