import { createSessionFixture } from '@lobby/platform/testing'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderShell } from '../testing/renderShell.tsx'

const src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="28"><path d="M0 0h120v28H0z"/></svg>')}`

test.each(['R$', 'US$ '])(
  'shows the whole brand mark next to a balance in the currency %s when the text size is doubled',
  async (currencySymbol) => {
    await page.viewport(360, 800)
    document.documentElement.style.fontSize = '200%'
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
    const { header } = await renderShell('/m/gameList?gameType=RNG', {
      session: createSessionFixture(),
      merchant: { logo: { src, width: 120, height: 28 } },
      answers: { 'GET /wps/wallets/balance': { value: { sumBalance: 1250, currencySymbol } } },
    })
    const chip = header.getByRole('button', { name: /1,250\.00/ })
    await expect.element(chip).toBeVisible()
    const brand = header.getByRole('img')
    await expect.element(brand).toBeVisible()
    const [mark, balance] = [brand.element().getBoundingClientRect(), chip.element().getBoundingClientRect()]
    expect(mark.right <= balance.left || mark.bottom <= balance.top).toBe(true)
    expect(mark.width).toBeGreaterThan(50)
  },
)
