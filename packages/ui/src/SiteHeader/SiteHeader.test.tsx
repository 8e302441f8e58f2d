import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BalanceChip } from '../BalanceChip/BalanceChip.tsx'
import { BrandLogo } from './BrandLogo.tsx'
import { SiteHeader } from './SiteHeader.tsx'

afterEach(() => {
  delete document.documentElement.dataset['header']
})

const getCentre = (element: Element) => {
  const { left, width } = element.getBoundingClientRect()
  return Math.round(left + width / 2)
}

test('shows the logo at the start of the header, or in the centre when the theme sets data-header="centre"', async () => {
  const screen = await render(<SiteHeader start={<b>Brand</b>} end={<button type="button">In</button>} />)
  const mark = screen.getByText('Brand').element()
  document.documentElement.dataset['header'] = 'left'
  expect(mark.getBoundingClientRect().left).toBe(16)
  document.documentElement.dataset['header'] = 'centre'
  expect(getCentre(mark)).toBe(innerWidth / 2)
})

test('shows a back button at the start of the header when the header has a title', async () => {
  document.documentElement.dataset['header'] = 'centre'
  const screen = await render(<SiteHeader start={<button type="button">Back</button>} centre="Slots" />)
  expect(screen.getByText('Back').element().getBoundingClientRect().left).toBe(16)
})

test('shows the prop `aside` before the content at the end of the header, or at the start when the logo is centred', async () => {
  const screen = await render(
    <SiteHeader start={<b>Brand</b>} aside={<i>Mail</i>} end={<button type="button">In</button>} />,
  )
  const left = (text: string) => screen.getByText(text).element().getBoundingClientRect().left
  document.documentElement.dataset['header'] = 'left'
  expect(left('Brand')).toBeLessThan(left('Mail'))
  expect(left('In') - left('Mail')).toBeLessThan(80)
  document.documentElement.dataset['header'] = 'centre'
  expect(left('Mail')).toBeLessThan(left('Brand'))
  expect(getCentre(screen.getByText('Brand').element())).toBe(innerWidth / 2)
})

describe.each(['left', 'centre'])('a wide logo in the header layout "%s"', (place) => {
  const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="54"><path d="M0 0h300v54H0z"/></svg>')}`

  test.each([
    [320, 'R$ 12.512,27'],
    [360, 'R$ 12.512,27'],
    [320, 'R$ 1.234.567,89'],
    [360, 'R$ 1.234.567,89'],
  ])(
    'keeps a wide logo away from the balance, on one line, when the screen is %i px wide and the balance is %s',
    async (width, text) => {
      await page.viewport(width, 800)
      document.documentElement.dataset['header'] = place
      const chip = <BalanceChip name="Ana Lima" text={text} label="Balance" onPress={() => {}} />
      const brand = (
        <a href="/m/home">
          <BrandLogo src={logo} name="Lobby" width={300} height={54} />
        </a>
      )
      const screen = await render(
        <SiteHeader
          start={brand}
          aside={<button type="button" style={{ inlineSize: 44, blockSize: 44 }} aria-label="Mail" />}
          end={chip}
        />,
      )
      const box = (role: 'img' | 'button', name: string) =>
        screen.getByRole(role, { name }).element().getBoundingClientRect()
      const [mark, mail, balance] = [box('img', 'Lobby'), box('button', 'Mail'), box('button', 'Balance')]
      expect(screen.getByRole('banner').element().getBoundingClientRect().height).toBe(60)
      const [first, second] = place === 'left' ? [mark, mail] : [mail, mark]
      expect(second.left - first.right).toBeGreaterThanOrEqual(8)
      expect(balance.left - second.right).toBeGreaterThanOrEqual(8)
      expect(balance.right).toBeLessThanOrEqual(width)
      expect(mark.width).toBeGreaterThan(48)
    },
  )
})

test.each([320, 360])(
  'keeps the balance away from the edges of the header when the text size is 200 %% and the screen is %i px wide',
  async (width) => {
    await page.viewport(width, 800)
    document.documentElement.style.fontSize = '200%'
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
    const chip = <BalanceChip name="Ana Lima" text="R$ 1.250,00" label="Balance" onPress={() => {}} />
    const screen = await render(<SiteHeader start={<button type="button">Back</button>} centre="Slots" end={chip} />)
    // Ends the animation of the balance, so that the measured sizes are final.
    for (const animation of document.getAnimations()) animation.finish()
    const [header, pill, name, amount] = [
      screen.getByRole('banner'),
      screen.getByRole('button', { name: 'Balance' }),
      screen.getByText('Ana Lima'),
      screen.getByText('R$ 1.250,00'),
    ].map((part) => part.element().getBoundingClientRect())
    const distances = [
      pill!.top - header!.top,
      header!.bottom - pill!.bottom,
      name!.top - pill!.top,
      pill!.bottom - amount!.bottom,
      width - pill!.right,
    ]
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(4)
  },
)
