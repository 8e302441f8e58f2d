import { afterEach, expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { BottomBar } from './BottomBar.tsx'

const items = [
  { id: 'home', label: 'Home', icon: <svg viewBox="0 0 1 1" />, current: true },
  { id: 'deposit', label: 'Deposit', icon: <svg viewBox="0 0 1 1" />, raised: true },
]
const bar = (
  <BottomBar
    label="Main"
    items={items}
    renderItem={(item, className, content) => (
      <a href={`#${item.id}`} className={className} aria-current={item.current ? 'page' : undefined}>
        {content}
      </a>
    )}
  />
)

afterEach(() => {
  delete document.documentElement.dataset['bar']
})

test.each(['flat', 'raised'])(
  'renders the bottom bar 51 px high with its labels when the theme sets data-bar="%s"',
  async (look) => {
    document.documentElement.dataset['bar'] = look
    const screen = await render(bar)
    const navigation = screen.getByRole('navigation', { name: 'Main' })
    expect(navigation.element().getBoundingClientRect().height).toBe(51)
    await expect.element(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  },
)

test('raises the main action above the bottom bar only when the theme sets data-bar="raised"', async () => {
  const screen = await render(bar)
  const isRaised = () => {
    const icon = screen.getByRole('link', { name: 'Deposit' }).element().firstElementChild
    return (
      (icon?.getBoundingClientRect().top ?? 0) < screen.getByRole('navigation').element().getBoundingClientRect().top
    )
  }
  document.documentElement.dataset['bar'] = 'flat'
  expect(isRaised()).toBe(false)
  document.documentElement.dataset['bar'] = 'raised'
  expect(isRaised()).toBe(true)
})

test('extends the background of the bottom bar up to the top of the raised action', async () => {
  document.documentElement.dataset['bar'] = 'raised'
  document.documentElement.style.setProperty('--page', 'rgb(1, 2, 3)')
  onTestFinished(() => void document.documentElement.style.removeProperty('--page'))
  const screen = await render(bar)
  const navigation = screen.getByRole('navigation').element()
  // Returns how far the shadow in the page colour extends above the bar, in pixels.
  const getBackgroundHeight = () => {
    const [, up = '0', blur = '0'] =
      /rgb\(1, 2, 3\) 0px -(\d+)px (\d+)px/.exec(getComputedStyle(navigation).boxShadow) ?? []
    return Number(up) + Number(blur)
  }
  // The ring around the raised icon is a shadow that is 4 px wide. These 4 px count as a part of the height of the
  // raised action.
  const top =
    (screen.getByRole('link', { name: 'Deposit' }).element().firstElementChild?.getBoundingClientRect().top ?? 0) - 4
  expect(getBackgroundHeight()).toBeGreaterThanOrEqual(navigation.getBoundingClientRect().top - top)
  document.documentElement.dataset['bar'] = 'flat'
  expect(getBackgroundHeight()).toBe(0)
})
