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

test.each(['flat', 'raised'])('the %s bar is 51 pixels high and keeps its words', async (look) => {
  document.documentElement.dataset['bar'] = look
  const screen = await render(bar)
  const navigation = screen.getByRole('navigation', { name: 'Main' })
  expect(navigation.element().getBoundingClientRect().height).toBe(51)
  await expect.element(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
})

test('the one action stands out of the bar only where the theme raises it', async () => {
  const screen = await render(bar)
  const rise = () => {
    const icon = screen.getByRole('link', { name: 'Deposit' }).element().firstElementChild
    return (
      (icon?.getBoundingClientRect().top ?? 0) < screen.getByRole('navigation').element().getBoundingClientRect().top
    )
  }
  document.documentElement.dataset['bar'] = 'flat'
  expect(rise()).toBe(false)
  document.documentElement.dataset['bar'] = 'raised'
  expect(rise()).toBe(true)
})

test('lets the page pass under its own ground as high as the raised action stands out of the bar', async () => {
  document.documentElement.dataset['bar'] = 'raised'
  document.documentElement.style.setProperty('--page', 'rgb(1, 2, 3)')
  onTestFinished(() => void document.documentElement.style.removeProperty('--page'))
  const screen = await render(bar)
  const navigation = screen.getByRole('navigation').element()
  // Of its shadows the one of the page's colour, as far up as it reaches.
  const ground = () => {
    const [, up = '0', blur = '0'] =
      /rgb\(1, 2, 3\) 0px -(\d+)px (\d+)px/.exec(getComputedStyle(navigation).boxShadow) ?? []
    return Number(up) + Number(blur)
  }
  // The ring around the icon is a shadow of 4 px.
  const top =
    (screen.getByRole('link', { name: 'Deposit' }).element().firstElementChild?.getBoundingClientRect().top ?? 0) - 4
  expect(ground()).toBeGreaterThanOrEqual(navigation.getBoundingClientRect().top - top)
  document.documentElement.dataset['bar'] = 'flat'
  expect(ground()).toBe(0)
})
