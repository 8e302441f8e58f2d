import { openPathAndWaitForText } from './navigate.ts'
import type { ScreenView, ViewOpeningContext } from './createViewOpener.ts'

/** Opens the member centre, and waits until it shows the balance and the links to its screens. */
const openMemberCentre = async (visit: ViewOpeningContext) => {
  await visit.go('/m/mine')
  await visit.page
    .getByRole('main')
    .getByText(/\d,\d\d|\d\.\d\d/)
    .first()
    .waitFor()
  await visit.page.getByRole('link', { name: visit.text('mine.invite') }).waitFor()
}

/** Views of the member centre. */
export const memberViews = {
  '/m/mine': [
    { name: 'member centre', story: 'screens-member-centre--new-version', who: 'member', open: openMemberCentre },
    {
      name: 'member centre, its end',
      story: 'screens-member-centre--new-version',
      who: 'member',
      open: async (visit) => {
        await openMemberCentre(visit)
        await visit.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      },
    },
    { name: 'member centre, an agent', story: 'screens-member-centre--agent', who: 'agent', open: openMemberCentre },
    {
      name: 'member centre, a guest',
      story: 'screens-member-centre--guest',
      open: openPathAndWaitForText('/m/mine', 'mine.prompt.action'),
    },
    {
      name: 'member centre, loading',
      story: 'screens-member-centre--loading',
      who: 'member',
      open: async ({ holdOperation, go, page }) => {
        await holdOperation('memberInfo')
        await holdOperation('balance')
        await go('/m/mine')
        await page.getByRole('main').getByRole('link').first().waitFor()
      },
    },
    {
      name: 'member centre, before its version is known',
      story: 'screens-member-centre--version-unknown',
      who: 'member',
      open: async ({ holdOperation, go, page, changeResponse }) => {
        await changeResponse(/startup/, (value: object) => ({ ...value, mobileTemplate: undefined }))
        await holdOperation('consolidatedTemplate')
        await go('/m/mine')
        await page.locator('main [aria-busy]').waitFor()
      },
    },
    {
      name: 'member centre, failed',
      story: 'screens-member-centre--failed',
      who: 'member',
      open: async (visit) => {
        await visit.failOperation()
        await openPathAndWaitForText('/m/mine', 'mine.failed')(visit)
        await visit.page.getByRole('main').getByText('--', { exact: true }).waitFor()
      },
    },
    {
      name: 'member centre, the pictures',
      story: 'screens-member-centre--choose-profile-picture',
      who: 'member',
      needsAxe: true,
      open: async (visit) => {
        await openMemberCentre(visit)
        await visit.page.getByRole('button', { name: visit.text('mine.picture') }).click()
        await visit.page.getByRole('dialog').getByRole('button', { pressed: true }).waitFor()
      },
    },
    {
      name: 'member centre, the apps',
      story: 'screens-member-centre--downloads',
      who: 'member',
      needsAxe: true,
      open: async (visit) => {
        await openMemberCentre(visit)
        await visit.page.getByRole('button', { name: visit.text('mine.download') }).click()
        await visit.page.getByRole('dialog').getByText(visit.text('install.home')).waitFor()
      },
    },
  ],
  /** This route shows the same screen as `/m/mine`. */
  '/m/member/home': [
    {
      name: 'member home',
      story: 'screens-member-centre--new-version',
      who: 'member',
      open: async (visit) => [
        await visit.go('/m/member/home'),
        await visit.page.getByRole('link', { name: visit.text('mine.invite') }).waitFor(),
      ],
    },
  ],
} satisfies Record<string, readonly ScreenView[]>
