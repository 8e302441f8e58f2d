import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Marquee, type MarqueeProps } from './Marquee.tsx'

const long = ['Maintenance on Sunday from 3 to 4', 'Two new tables of live roulette', 'The jackpot stands at 4 million']
const renderMarquee = (props: Partial<MarqueeProps> = {}) => (
  <Marquee items={long} empty="No news" label="News" {...props} />
)
const motion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
const getAnimations = () =>
  document.getAnimations().filter((one) => !(one instanceof CSSAnimation) && !(one instanceof CSSTransition))
const getPlayState = () => getAnimations()[0]?.playState

beforeEach(() => userEvent.unhover(document.body))
afterEach(async () => {
  document.documentElement.dir = 'ltr'
  Reflect.deleteProperty(document, 'hidden')
  await motion('no-preference')
})

test('moves a marquee text that is wider than its box, and hides the second copy of the text from screen readers', async () => {
  const screen = await render(renderMarquee())
  await expect.poll(getPlayState).toBe('running')
  expect(screen.container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(1)
  expect(screen.container.textContent.split('jackpot')).toHaveLength(3)
})

test('does not move a marquee text that fits into its box, even when the text becomes short enough later', async () => {
  const screen = await render(renderMarquee())
  await expect.poll(() => getAnimations().length).toBe(1)
  await screen.rerender(renderMarquee({ items: ['Welcome'] }))
  await expect.poll(() => getAnimations().length).toBe(0)
  expect(screen.container.textContent).toBe('News: Welcome')
})

test('shows the text `empty` in a marquee without messages', async () => {
  const screen = await render(renderMarquee({ items: [] }))
  await expect.element(screen.getByText('No news')).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

test('renders the whole marquee as a button when onPress is given, or as a link when renderLink is given', async () => {
  const onPress = vi.fn()
  const screen = await render(renderMarquee({ onPress }))
  await screen.getByRole('button', { name: /^News: Maintenance/ }).click()
  expect(onPress).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button').element().getBoundingClientRect().height).toBe(44)
  await screen.rerender(
    renderMarquee({
      renderLink: (className, content) => (
        <a className={className} href="#notice">
          {content}
        </a>
      ),
    }),
  )
  await expect.element(screen.getByRole('link', { name: /^News: Maintenance/ })).toBeVisible()
})

test('makes a marquee without an action focusable, and pauses its movement on focus', async () => {
  await render(renderMarquee())
  await expect.poll(getPlayState).toBe('running')
  await userEvent.tab()
  await expect.poll(getPlayState).toBe('paused')
})

test('pauses the marquee while it is pressed or focused and while the page is hidden', async () => {
  const screen = await render(renderMarquee({ onPress: () => {} }))
  await expect.poll(getPlayState).toBe('running')
  const button = screen.getByRole('button').element() as HTMLElement
  const fire = (target: EventTarget, type: string) => target.dispatchEvent(new PointerEvent(type, { bubbles: true }))
  fire(button, 'pointerdown')
  await expect.poll(getPlayState).toBe('paused')
  fire(window, 'pointerup')
  await expect.poll(getPlayState).toBe('running')
  button.focus()
  await expect.poll(getPlayState).toBe('paused')
  button.blur()
  await expect.poll(getPlayState).toBe('running')
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(getPlayState).toBe('paused')
})

test('does not move the marquee when reduced motion is preferred', async () => {
  await render(renderMarquee())
  await expect.poll(() => getAnimations().length).toBe(1)
  await motion('reduce')
  await expect.poll(() => getAnimations().length).toBe(0)
})

test.each([
  ['ltr', -1],
  ['rtl', 1],
])('moves the marquee towards the start of the line when the direction of the page is %s', async (dir, sign) => {
  document.documentElement.dir = dir
  await render(renderMarquee())
  await expect.poll(getPlayState).toBe('running')
  const frames = (getAnimations()[0]!.effect as KeyframeEffect).getKeyframes()
  expect(Math.sign(Number.parseFloat(String(frames.at(-1)?.['translate'])))).toBe(sign)
})
