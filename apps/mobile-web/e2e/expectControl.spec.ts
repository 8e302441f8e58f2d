import { test } from '@playwright/test'
import { expect } from './expect.ts'

test('waits until an element is visible, and fails with the element’s name when the element never appears', async ({
  page,
}) => {
  await page.setContent('<p hidden>Balance</p>')
  const balance = page.getByText('Balance')
  await expect(balance).not.toBeVisible()
  await page.evaluate(() => setTimeout(() => document.querySelector('p')?.removeAttribute('hidden'), 200))
  await expect(balance).toBeVisible()
  await expect(expect(page.getByText('Bonus')).toBeVisible({ timeout: 100 })).rejects.toThrow(
    /getByText\('Bonus'\)[^]*not found/,
  )
  await expect(expect(balance).not.toBeVisible({ timeout: 100 })).rejects.toThrow(/getByText\('Balance'\)/)
  await page.setContent('<p>Balance</p><p>Balance</p>')
  await expect(expect(balance).toBeVisible({ timeout: 100 })).rejects.toThrow('strict mode violation')
})

test('waits for an element again when the page replaces the element right after Playwright has found it', async ({
  page,
}) => {
  await page.setContent('<p>Balance</p>')
  const balance = page.getByText('Balance')
  const replacedBalance = Object.assign(Object.create(balance) as typeof balance, {
    waitFor: async () => {
      await balance.waitFor()
      await page.evaluate(() => {
        const [shown] = document.querySelectorAll('p')
        shown?.remove()
        setTimeout(() => document.body.append(shown ?? ''), 200)
      })
    },
  })
  await expect(replacedBalance).toBeVisible()
})
