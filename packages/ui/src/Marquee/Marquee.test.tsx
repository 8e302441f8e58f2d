import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Marquee, type MarqueeProps } from './Marquee.tsx'

const long = ['Maintenance on Sunday from 3 to 4', 'Two new tables of live roulette', 'The jackpot stands at 4 million']
const shown = (props: Partial<MarqueeProps> = {}) => <Marquee items={long} empty="No news" label="News" {...props} />
const motion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
const runs = () =>
  document.getAnimations().filter((one) => !(one instanceof CSSAnimation) && !(one instanceof CSSTransition))
const state = () => runs()[0]?.playState

beforeEach(() => userEvent.unhover(document.body))
afterEach(async () => {
  document.documentElement.dir = 'ltr'
  Reflect.deleteProperty(document, 'hidden')
  await motion('no-preference')
})

test('text that is longer than its room moves, and its second copy is silent', async () => {
  const screen = await render(shown())
  await expect.poll(state).toBe('running')
  expect(screen.container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(1)
  expect(screen.container.textContent.split('jackpot')).toHaveLength(3)
})

test('text that fits stands still, also when it fits only later', async () => {
  const screen = await render(shown())
  await expect.poll(() => runs().length).toBe(1)
  await screen.rerender(shown({ items: ['Welcome'] }))
  await expect.poll(() => runs().length).toBe(0)
  expect(screen.container.textContent).toBe('News: Welcome')
})

test('nothing to tell is told', async () => {
  const screen = await render(shown({ items: [] }))
  await expect.element(screen.getByText('No news')).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

test('the whole row is one press, or one link', async () => {
  const onPress = vi.fn()
  const screen = await render(shown({ onPress }))
  await screen.getByRole('button', { name: /^News: Maintenance/ }).click()
  expect(onPress).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button').element().getBoundingClientRect().height).toBe(44)
  await screen.rerender(
    shown({
      renderLink: (className, content) => (
        <a className={className} href="#notice">
          {content}
        </a>
      ),
    }),
  )
  await expect.element(screen.getByRole('link', { name: /^News: Maintenance/ })).toBeVisible()
})

test('a row that is only read can be gone to by keyboard, and then stands', async () => {
  await render(shown())
  await expect.poll(state).toBe('running')
  await userEvent.tab()
  await expect.poll(state).toBe('paused')
})

test('it waits while it is pressed, focused or hidden', async () => {
  const screen = await render(shown({ onPress: () => {} }))
  await expect.poll(state).toBe('running')
  const button = screen.getByRole('button').element() as HTMLElement
  const fire = (target: EventTarget, type: string) => target.dispatchEvent(new PointerEvent(type, { bubbles: true }))
  fire(button, 'pointerdown')
  await expect.poll(state).toBe('paused')
  fire(window, 'pointerup')
  await expect.poll(state).toBe('running')
  button.focus()
  await expect.poll(state).toBe('paused')
  button.blur()
  await expect.poll(state).toBe('running')
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(state).toBe('paused')
})

test('where less motion is wanted it never moves', async () => {
  await render(shown())
  await expect.poll(() => runs().length).toBe(1)
  await motion('reduce')
  await expect.poll(() => runs().length).toBe(0)
})

test.each([
  ['ltr', -1],
  ['rtl', 1],
])('in %s it leaves at the side where it began', async (dir, sign) => {
  document.documentElement.dir = dir
  await render(shown())
  await expect.poll(state).toBe('running')
  const frames = (runs()[0]!.effect as KeyframeEffect).getKeyframes()
  expect(Math.sign(Number.parseFloat(String(frames.at(-1)?.['translate'])))).toBe(sign)
})
