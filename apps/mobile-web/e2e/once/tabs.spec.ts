import { beginSession } from '../beginSession.ts'
import { expect, openHome, withoutPage as test } from '../lobby.ts'
import { amountOf, chip, chooseLanguage, guest, signOut, watchTokens } from '../session.ts'
import { textIn } from '../textIn.ts'

test(
  'shows the language, the member and the sign-out of one tab in the other',
  { tag: ['@T1', '@T2', '@T4', '@I18N-001', '@I18N-002', '@I18N-003'] },
  async ({ context, lobby, merchant }) => {
    const sessionOf = async (member: string) => (await lobby.tell('/session', { merchant, member })).text()
    const page = await context.newPage()
    await beginSession(page, { ...lobby, who: 'ana' })
    await openHome(page, lobby)
    const other = await context.newPage()
    await openHome(other, lobby)
    await expect(chip(other)).toContainText(/\d/)
    const ofAna = await amountOf(other)
    // The first visit is in the merchant's default language.
    for (const tab of [page, other]) await expect(tab.locator('html')).toHaveAttribute('lang', /^pt/)
    await chooseLanguage(page, 'English')
    for (const tab of [page, other]) await expect(tab.locator('html')).toHaveAttribute('lang', /^en/)

    const tokens = watchTokens(other)
    // The old document may still fetch for Ana. Only the new one is checked.
    other.once('framenavigated', () => tokens.splice(0))
    const loaded = other.waitForEvent('load')
    const vip = await sessionOf('vip')
    await page.evaluate((session) => localStorage.setItem('MC_SESSION_INFO', session), vip)
    await loaded
    await expect(other.locator('html')).toHaveAttribute('lang', /^en/)
    await expect(chip(other)).toContainText(/\d/)
    expect(await amountOf(other)).not.toBe(ofAna)
    expect(new Set(tokens)).toEqual(new Set([(JSON.parse(vip) as { token: string }).token]))

    const text = textIn('EN')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await signOut(page, text)
    await expect(guest(other, text)).toBeVisible()
  },
)
