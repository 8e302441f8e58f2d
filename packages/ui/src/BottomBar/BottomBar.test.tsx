import { afterEach, expect, test } from 'vitest'
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
    return (icon?.getBoundingClientRect().top ?? 0) < screen.getByRole('navigation').element().getBoundingClientRect().top
  }
  document.documentElement.dataset['bar'] = 'flat'
  expect(rise()).toBe(false)
  document.documentElement.dataset['bar'] = 'raised'
  expect(rise()).toBe(true)
})

test.each([
  ['a number', 3, '3'],
  ['many', 120, '99+'],
  ['a dot', true, ''],
])('what waits is marked on the icon: %s', async (_, badge, text) => {
  const screen = await render(
    <BottomBar
      label="Main"
      items={[{ id: 'me', label: 'Me, 3 new', icon: <svg viewBox="0 0 1 1" />, badge }]}
      renderItem={(_item, className, content) => (
        <a href="#me" className={className}>
          {content}
        </a>
      )}
    />,
  )
  const mark = screen.getByRole('link', { name: 'Me, 3 new', exact: true }).element().querySelector('svg + span')
  expect(mark?.textContent).toBe(text)
})

test.each([0, false, undefined])('nothing waits, nothing is marked: %s', async (badge) => {
  const screen = await render(
    <BottomBar
      label="Main"
      items={[{ id: 'me', label: 'Me', icon: <svg viewBox="0 0 1 1" />, ...(badge !== undefined && { badge }) }]}
      renderItem={(_item, className, content) => (
        <a href="#me" className={className}>
          {content}
        </a>
      )}
    />,
  )
  expect(screen.getByRole('link').element().querySelector('svg + span')).toBeNull()
})
