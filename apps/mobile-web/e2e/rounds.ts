import { expect, type Page } from '@playwright/test'

/** An amount of money as a page shows it, in whole units. */
export const amount = (text: string) => Number(text.replace(/[^\d]/g, '')) / 100

/** Plays a round of the game that opens: the balance before, and after it. */
export async function playRound(page: Page, language: 'EN' | 'PT'): Promise<{ readonly before: number; readonly after: number }> {
  await page.waitForURL(/\/\/play\.localhost:\d+\/play\//)
  const balance = page.locator('.balance strong')
  const before = amount(await balance.innerText())
  const settled = page.waitForResponse((answer) => answer.url().endsWith('/round') && answer.ok())
  await page.getByRole('button', { name: language === 'EN' ? 'Spin' : 'Girar' }).click()
  const after = ((await (await settled).json()) as { balanceMinor: number }).balanceMinor / 100
  expect(after).not.toBe(before)
  await expect.poll(async () => amount(await balance.innerText())).toBe(after)
  return { before, after }
}
