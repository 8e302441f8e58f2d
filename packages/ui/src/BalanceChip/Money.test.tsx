import { startFakePageTranslator } from '@lobby/test-kit/translator'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Money } from './Money.tsx'

afterEach(() => page.viewport(390, 844))

test.each([320, 360, 390])(
  'fits an amount of the size "hero" on one line of a card on a phone %i px wide, whatever its length and font',
  async (width) => {
    await page.viewport(width, 640)
    const amounts = ['R$ 5,00', '+R$ 11.560,91', '-R$ 1.234.567.890,12']
    const screen = await render(
      <div style={{ inlineSize: width - 64, ...{ '--font-digits': '"DejaVu Sans", Verdana, sans-serif' } }}>
        {amounts.map((text) => (
          <p key={text}>
            <Money text={text} size="hero" />
          </p>
        ))}
      </div>,
    )
    const sizes = amounts.map((text) => {
      const amount = screen.getByText(text, { exact: true }).element()
      expect(amount.getBoundingClientRect().width).toBeLessThanOrEqual(width - 64)
      return Number.parseFloat(getComputedStyle(amount).fontSize)
    })
    // A short amount has the large hero size, and the longest amount is still readable.
    expect(sizes[0]).toBeGreaterThan(36)
    expect(sizes[2]).toBeGreaterThan(20)
  },
)

test('excludes amounts from translation by the browser, because a translator could change the digits', async () => {
  onTestFinished(startFakePageTranslator())
  const screen = await render(
    <p>
      Balance <Money text="R$ 10,00" />
    </p>,
  )
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent('«Balance »R$ 10,00')
})
