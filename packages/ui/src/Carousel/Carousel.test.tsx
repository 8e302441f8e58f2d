import { waitUntilTrue } from '@lobby/test-kit/untilFrame'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Carousel, type CarouselProps } from './Carousel.tsx'

const words = { label: 'Offers', slideLabel: (n: number, of: number) => `${n} of ${of}` }
const slides = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ key: `${n}`, content: <a href="#x">Offer {n + 1}</a> }))
const renderCarousel = (props: Partial<CarouselProps>) => (
  <Carousel {...words} slides={slides(3)} interval={0} {...props} />
)
const dots = (container: HTMLElement) =>
  [...container.querySelectorAll('i')].map((dot) => dot.hasAttribute('data-current'))
const row = (container: HTMLElement) => container.querySelector<HTMLElement>('[aria-label="Offers"]')!
const waitUntilLive = async (container: HTMLElement) => {
  await expect.poll(() => row(container).hasAttribute('data-live')).toBe(true)
}
/** Returns the texts and boxes of the visible slides, from left to right. */
const getVisibleSlides = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[role="group"] [role="group"]')]
    .map((slide) => ({ text: slide.textContent, box: slide.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.right > 1 && box.left < innerWidth - 1)
    .sort((one, other) => one.box.left - other.box.left)
/** Returns the text of the slide at the start of the row. */
const getCurrentText = (container: HTMLElement, dir = 'ltr') => {
  const edge = ({ box }: { box: DOMRect }) => Math.abs(dir === 'rtl' ? innerWidth - 16 - box.right : box.left - 16)
  return getVisibleSlides(container).toSorted((one, other) => edge(one) - edge(other))[0]?.text
}
const isMoving = (container: HTMLElement) => {
  const track = row(container).firstElementChild
  return row(container)
    .getAnimations({ subtree: true })
    .some(({ effect }) => (effect as KeyframeEffect).target === track)
}
/** Waits until the carousel does not move, because it ignores keys while it moves. Then presses a key on its row. */
const press = async (container: HTMLElement, key: string) => {
  row(container).focus()
  await expect.poll(() => isMoving(container)).toBe(false)
  await userEvent.keyboard(`{${key}}`)
}
beforeEach(() => userEvent.unhover(document.body))
afterEach(() => {
  document.documentElement.dir = 'ltr'
  vi.useRealTimers()
})

test('renders a carousel of one slide without dots, without a Tab stop and without movement', async () => {
  const screen = await render(renderCarousel({ slides: slides(1), interval: 5000 }))
  expect(dots(screen.container)).toEqual([])
  await expect.element(screen.getByRole('group', { name: '1 of 1' })).toBeInTheDocument()
  expect(row(screen.container).tabIndex).toBe(-1)
})

test('reserves the height of the carousel dots while more slides load', async () => {
  const heightOf = async (props: Partial<CarouselProps>) => {
    const { container, unmount } = await render(renderCarousel(props))
    const { height } = container.getBoundingClientRect()
    await unmount()
    return height
  }
  const many = await heightOf({})
  expect(await heightOf({ slides: slides(1), loading: true })).toBe(many)
  expect(await heightOf({ slides: slides(1) })).toBeLessThan(many)
})

test.each([
  [2, 'ltr'],
  [3, 'rtl'],
  [5, 'ltr'],
])('loops a carousel of %i slides at both ends when the direction of the page is %s', async (count, dir) => {
  document.documentElement.dir = dir
  const { container } = await render(renderCarousel({ slides: slides(count) }))
  await waitUntilLive(container)
  const [nextKey, previousKey] =
    dir === 'ltr' ? (['ArrowRight', 'ArrowLeft'] as const) : (['ArrowLeft', 'ArrowRight'] as const)
  const order = [...slides(count).keys()].map((n) => `Offer ${n + 1}`)
  for (const text of [...order.slice(1), order[0]]) {
    await press(container, nextKey)
    await expect.poll(() => getCurrentText(container, dir)).toBe(text)
    expect(dots(container).indexOf(true)).toBe(order.indexOf(text!))
  }
  for (const text of [order.at(-1), order.at(-2)]) {
    await press(container, previousKey)
    await expect.poll(() => getCurrentText(container, dir)).toBe(text)
  }
})

test('shows the edge of the next slide of a carousel, even next to the last slide', async () => {
  const { container } = await render(renderCarousel({}))
  await waitUntilLive(container)
  for (const texts of [
    ['Offer 1', 'Offer 2'],
    ['Offer 2', 'Offer 3'],
    ['Offer 3', 'Offer 1'],
  ]) {
    await expect
      .poll(() =>
        getVisibleSlides(container)
          .slice(-2)
          .map(({ text }) => text),
      )
      .toEqual(texts)
    await press(container, 'ArrowRight')
  }
})

test('does not move any visible slide when the script of the carousel starts', async () => {
  const { container } = await render(renderCarousel({ view: 'cards' }))
  const before = getVisibleSlides(container).map(({ text, box }) => [text, Math.round(box.left), Math.round(box.width)])
  await waitUntilLive(container)
  expect(
    getVisibleSlides(container).map(({ text, box }) => [text, Math.round(box.left), Math.round(box.width)]),
  ).toEqual(before)
})

test('moves the carousel by a mouse drag and suppresses the click that follows the drag', async () => {
  const onClick = vi.fn()
  const { container } = await render(
    renderCarousel({
      slides: slides(3).map(({ key }) => ({
        key,
        content: (
          <button type="button" onClick={onClick}>
            Offer {Number(key) + 1}
          </button>
        ),
      })),
    }),
  )
  await waitUntilLive(container)
  const [button] = row(container).querySelectorAll('button')
  const { x, y } = button!.getBoundingClientRect()
  const mouse = (type: string, dx: number, target: EventTarget = document) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        pointerType: 'mouse',
        button: 0,
        clientX: x + 250 + dx,
        clientY: y + 5,
      }),
    )
  mouse('pointerdown', 0, button)
  for (const dx of [-40, -120, -220]) mouse('pointermove', dx)
  mouse('pointerup', -220)
  button!.click()
  await expect.poll(() => getCurrentText(container)).toBe('Offer 2')
  expect(onClick).not.toHaveBeenCalled()
})

test('shows the carousel slide that Tab reaches and leaves the focus in that slide', async () => {
  const { container } = await render(renderCarousel({ slides: slides(4) }))
  await waitUntilLive(container)
  await userEvent.tab()
  for (const text of ['Offer 1', 'Offer 2', 'Offer 3', 'Offer 4']) {
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe(text)
    expect(getCurrentText(container)).toBe(text)
  }
})

test('makes only one copy of each slide focusable in a carousel of two slides', async () => {
  const { container } = await render(renderCarousel({ slides: slides(2) }))
  await waitUntilLive(container)
  const getFocusableTexts = () =>
    [...container.querySelectorAll<HTMLElement>('[role="group"] [role="group"]')]
      .filter(({ inert }) => !inert)
      .map(({ textContent }) => textContent)
  for (const text of ['Offer 1', 'Offer 2', 'Offer 1', 'Offer 2']) {
    await expect.poll(() => getCurrentText(container)).toBe(text)
    expect(getFocusableTexts().toSorted()).toEqual(['Offer 1', 'Offer 2'])
    expect(getVisibleSlides(container).map((each) => each.text)).toContain(text)
    await press(container, 'ArrowRight')
  }
})

test('loops a carousel again after its slides are replaced', async () => {
  const { container, rerender } = await render(renderCarousel({}))
  await waitUntilLive(container)
  await press(container, 'ArrowRight')
  await expect.poll(() => dots(container)).toEqual([false, true, false])
  await rerender(renderCarousel({ slides: slides(2).map(({ content }, n) => ({ key: `new ${n}`, content })) }))
  expect(dots(container)).toEqual([true, false])
  await waitUntilLive(container)
  for (const text of ['Offer 2', 'Offer 1']) {
    await press(container, 'ArrowRight')
    await expect.poll(() => getCurrentText(container)).toBe(text)
  }
})

test('moves the carousel automatically and loops after the last slide', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { container } = await render(renderCarousel({ interval: 5000 }))
  await waitUntilTrue(() => row(container).hasAttribute('data-live'))
  for (const text of ['Offer 2', 'Offer 3', 'Offer 1']) {
    await waitUntilTrue(() => !isMoving(container))
    vi.advanceTimersByTime(5000)
    await waitUntilTrue(() => getCurrentText(container) === text)
    expect(dots(container).indexOf(true)).toBe(Number(text.at(-1)) - 1)
  }
})

test('shows 1.2 slides, 20 px apart, when the view of the carousel is `cards`', async () => {
  const screen = await render(renderCarousel({ view: 'cards' }))
  await waitUntilLive(screen.container)
  const [first, second] = getVisibleSlides(screen.container)
    .filter(({ box }) => box.left > 0)
    .map(({ box }) => box)
  const room = innerWidth - 2 * 16
  expect(second!.left - first!.right).toBeCloseTo(20, 1)
  expect(first!.width * 1.2 + 0.2 * 20).toBeCloseTo(room, 1)
})
