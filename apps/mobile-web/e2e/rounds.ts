import type { FrameLocator, Page } from '@playwright/test'
import { expect } from './expect.ts'

/** Parses an amount of money as a page shows it. Returns the amount in minor units, such as cents. */
export const parseMoneyToMinorUnits = (text: string) => Number(text.replace(/[^\d]/g, ''))

/**
 * Plays a round of a game that opens as a separate page. Returns the balances before and after the round, in minor
 * units.
 */
export async function playGameRoundOnPage(page: Page, language: 'EN' | 'PT'): Promise<Round> {
  await page.waitForURL(/\/\/play\.localhost:\d+\/play\//)
  return spin(page, page, language)
}

/**
 * Plays a round of a game that opens in a frame of the site. Returns the balances before and after the round, in minor
 * units.
 */
export async function playGameRoundInFrame(page: Page, language: 'EN' | 'PT'): Promise<Round> {
  await expect(page).toHaveURL(/\/m\/play$/)
  // Wait until the game is ready, because the frame ignores all presses before.
  await expect(page.locator('iframe:not([inert])')).toBeVisible()
  return spin(page, page.frameLocator('iframe'), language)
}

interface Round {
  readonly before: number
  readonly after: number
}

async function spin(page: Page, game: Page | FrameLocator, language: 'EN' | 'PT'): Promise<Round> {
  const balance = game.locator('.balance strong')
  const before = parseMoneyToMinorUnits(await balance.innerText())
  const settled = page.waitForResponse((answer) => answer.url().endsWith('/round') && answer.ok())
  await game.getByRole('button', { name: language === 'EN' ? 'Spin' : 'Girar' }).click()
  const after = ((await (await settled).json()) as { balanceMinor: number }).balanceMinor
  expect(after).not.toBe(before)
  await expect.poll(async () => parseMoneyToMinorUnits(await balance.innerText())).toBe(after)
  return { before, after }
}
