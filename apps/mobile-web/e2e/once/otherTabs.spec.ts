import { startMemberSession } from '../startMemberSession.ts'
import { expect, openHome, testWithoutPage as test } from '../lobby.ts'
import {
  readHeaderBalance,
  findAccountButton,
  chooseLanguage,
  findSignInLink,
  signOut,
  collectSentTokens,
} from '../session.ts'
import { createMessageLookup } from '../createMessageLookup.ts'

test(
  'changes the language, switches the member and signs out in a tab when another tab does so',
  { tag: ['@T1', '@T2', '@T4', '@I18N-001', '@I18N-002', '@I18N-003'] },
  async ({ context, lobby, merchant }) => {
    const createSession = async (member: string) => (await lobby.callSandbox('/session', { merchant, member })).text()
    const page = await context.newPage()
    await startMemberSession(page, { ...lobby, who: 'ana' })
    await openHome(page, lobby)
    const other = await context.newPage()
    await openHome(other, lobby)
    await expect(findAccountButton(other)).toContainText(/\d/)
    const balanceOfAna = await readHeaderBalance(other)
    // Both tabs show the merchant's default language, because no language is stored yet.
    for (const tab of [page, other]) await expect(tab.locator('html')).toHaveAttribute('lang', /^pt/)
    await chooseLanguage(page, 'English')
    for (const tab of [page, other]) await expect(tab.locator('html')).toHaveAttribute('lang', /^en/)

    const tokens = collectSentTokens(other)
    // Check only the requests of the new document, because the old document may still make calls with the session of
    // the member Ana.
    other.once('framenavigated', () => tokens.splice(0))
    const loaded = other.waitForEvent('load')
    const vip = await createSession('vip')
    await page.evaluate((session) => localStorage.setItem('MC_SESSION_INFO', session), vip)
    await loaded
    await expect(other.locator('html')).toHaveAttribute('lang', /^en/)
    await expect(findAccountButton(other)).toContainText(/\d/)
    expect(await readHeaderBalance(other)).not.toBe(balanceOfAna)
    expect(new Set(tokens)).toEqual(new Set([(JSON.parse(vip) as { token: string }).token]))

    const text = createMessageLookup('EN')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await signOut(page, text)
    await expect(findSignInLink(other, text)).toBeVisible()
  },
)
