import { test } from '@playwright/test'
import { expect } from './expect.ts'

test('waits for an element until it is visible, and says which one never is', async ({ page }) => {
  await page.setContent('<p hidden>Balance</p>')
  const balance = page.getByText('Balance')
  await expect(balance).not.toBeVisible()
  await page.evaluate(() => setTimeout(() => document.querySelector('p')?.removeAttribute('hidden'), 200))
  await expect(balance).toBeVisible()
  await expect(expect(page.getByText('Bonus')).toBeVisible({ timeout: 100 })).rejects.toThrow(/getByText\('Bonus'\)[^]*not found/)
  await expect(expect(balance).not.toBeVisible({ timeout: 100 })).rejects.toThrow(/getByText\('Balance'\)/)
  await page.setContent('<p>Balance</p><p>Balance</p>')
  await expect(expect(balance).toBeVisible({ timeout: 100 })).rejects.toThrow('strict mode violation')
})
