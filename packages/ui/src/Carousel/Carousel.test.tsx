import { untilFrame } from '@lobby/test-kit/untilFrame'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Carousel, type CarouselProps } from './Carousel.tsx'

const words = { label: 'Offers', slideLabel: (n: number, of: number) => `${n} of ${of}` }
const slides = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ key: `${n}`, content: <a href="#x">Offer {n + 1}</a> }))
const shown = (props: Partial<CarouselProps>) => <Carousel {...words} slides={slides(3)} interval={0} {...props} />
const dots = (container: HTMLElement) =>
  [...container.querySelectorAll('i')].map((dot) => dot.hasAttribute('data-current'))
const row = (container: HTMLElement) => container.querySelector<HTMLElement>('[aria-label="Offers"]')!
const live = async (container: HTMLElement) => {
  await expect.poll(() => row(container).hasAttribute('data-live')).toBe(true)
}
/** The slides in sight, from left to right, by what they say, with where they begin. */
const seen = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[role="group"] [role="group"]')]
    .map((slide) => ({ text: slide.textContent, box: slide.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.right > 1 && box.left < innerWidth - 1)
    .sort((one, other) => one.box.left - other.box.left)
/** The slide that stands at the start of the row. */
const current = (container: HTMLElement, dir = 'ltr') => {
  const edge = ({ box }: { box: DOMRect }) => Math.abs(dir === 'rtl' ? innerWidth - 16 - box.right : box.left - 16)
  return seen(container).toSorted((one, other) => edge(one) - edge(other))[0]?.text
}
const moving = (container: HTMLElement) => {
  const track = row(container).firstElementChild
  return row(container)
    .getAnimations({ subtree: true })
    .some(({ effect }) => (effect as KeyframeEffect).target === track)
}
/** What is pressed while it moves is not heard. */
const press = async (container: HTMLElement, key: string) => {
  row(container).focus()
  await expect.poll(() => moving(container)).toBe(false)
  await userEvent.keyboard(`{${key}}`)
}
beforeEach(() => userEvent.unhover(document.body))
afterEach(() => {
  document.documentElement.dir = 'ltr'
  vi.useRealTimers()
})

test('one slide has no dots, and stands still', async () => {
  const screen = await render(shown({ slides: slides(1), interval: 5000 }))
  expect(dots(screen.container)).toEqual([])
  await expect.element(screen.getByRole('group', { name: '1 of 1' })).toBeInTheDocument()
  expect(row(screen.container).tabIndex).toBe(-1)
})

test('the room of slides on their way is kept', async () => {
  const heightOf = async (props: Partial<CarouselProps>) => {
    const { container, unmount } = await render(shown(props))
    const { height } = container.getBoundingClientRect()
    await unmount()
    return height
  }
  const many = await heightOf({})
  expect(await heightOf({ slides: slides(1), awaited: true })).toBe(many)
  expect(await heightOf({ slides: slides(1) })).toBeLessThan(many)
})

test.each([
  [2, 'ltr'],
  [3, 'rtl'],
  [5, 'ltr'],
])('%i slides go round both ends, %s', async (count, dir) => {
  document.documentElement.dir = dir
  const { container } = await render(shown({ slides: slides(count) }))
  await live(container)
  const [onward, back] = dir === 'ltr' ? (['ArrowRight', 'ArrowLeft'] as const) : (['ArrowLeft', 'ArrowRight'] as const)
  const order = [...slides(count).keys()].map((n) => `Offer ${n + 1}`)
  for (const text of [...order.slice(1), order[0]]) {
    await press(container, onward)
    await expect.poll(() => current(container, dir)).toBe(text)
    expect(dots(container).indexOf(true)).toBe(order.indexOf(text!))
  }
  for (const text of [order.at(-1), order.at(-2)]) {
    await press(container, back)
    await expect.poll(() => current(container, dir)).toBe(text)
  }
})

test('the edge of the next slide is in sight after the last one too', async () => {
  const { container } = await render(shown({}))
  await live(container)
  for (const texts of [
    ['Offer 1', 'Offer 2'],
    ['Offer 2', 'Offer 3'],
    ['Offer 3', 'Offer 1'],
  ]) {
    await expect
      .poll(() =>
        seen(container)
          .slice(-2)
          .map(({ text }) => text),
      )
      .toEqual(texts)
    await press(container, 'ArrowRight')
  }
})

test('it is taken over where it stands: nothing that is seen moves', async () => {
  const { container } = await render(shown({ view: 'cards' }))
  const before = seen(container).map(({ text, box }) => [text, Math.round(box.left), Math.round(box.width)])
  await live(container)
  expect(seen(container).map(({ text, box }) => [text, Math.round(box.left), Math.round(box.width)])).toEqual(before)
})

test('a mouse drags it, and what is dragged is not pressed', async () => {
  const onClick = vi.fn()
  const { container } = await render(
    shown({
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
  await live(container)
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
  await expect.poll(() => current(container)).toBe('Offer 2')
  expect(onClick).not.toHaveBeenCalled()
})

test('whoever goes on by keyboard is shown the slide, and the focus stays', async () => {
  const { container } = await render(shown({ slides: slides(4) }))
  await live(container)
  await userEvent.tab()
  for (const text of ['Offer 1', 'Offer 2', 'Offer 3', 'Offer 4']) {
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe(text)
    expect(current(container)).toBe(text)
  }
})

test('of two slides, each of which is there twice, one is reached', async () => {
  const { container } = await render(shown({ slides: slides(2) }))
  await live(container)
  const reached = () =>
    [...container.querySelectorAll<HTMLElement>('[role="group"] [role="group"]')]
      .filter(({ inert }) => !inert)
      .map(({ textContent }) => textContent)
  for (const text of ['Offer 1', 'Offer 2', 'Offer 1', 'Offer 2']) {
    await expect.poll(() => current(container)).toBe(text)
    expect(reached().toSorted()).toEqual(['Offer 1', 'Offer 2'])
    expect(seen(container).map((each) => each.text)).toContain(text)
    await press(container, 'ArrowRight')
  }
})

test('slides that take the place of others go round as well', async () => {
  const { container, rerender } = await render(shown({}))
  await live(container)
  await press(container, 'ArrowRight')
  await expect.poll(() => dots(container)).toEqual([false, true, false])
  await rerender(shown({ slides: slides(2).map(({ content }, n) => ({ key: `new ${n}`, content })) }))
  expect(dots(container)).toEqual([true, false])
  await live(container)
  for (const text of ['Offer 2', 'Offer 1']) {
    await press(container, 'ArrowRight')
    await expect.poll(() => current(container)).toBe(text)
  }
})

test('it moves on by itself, and round', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { container } = await render(shown({ interval: 5000 }))
  await untilFrame(() => row(container).hasAttribute('data-live'))
  for (const text of ['Offer 2', 'Offer 3', 'Offer 1']) {
    await untilFrame(() => !moving(container))
    vi.advanceTimersByTime(5000)
    await untilFrame(() => current(container) === text)
    expect(dots(container).indexOf(true)).toBe(Number(text.at(-1)) - 1)
  }
})

test('as cards 1.2 slides are seen, 20 px apart', async () => {
  const screen = await render(shown({ view: 'cards' }))
  await live(screen.container)
  const [first, second] = seen(screen.container)
    .filter(({ box }) => box.left > 0)
    .map(({ box }) => box)
  const room = innerWidth - 2 * 16
  expect(second!.left - first!.right).toBeCloseTo(20, 1)
  expect(first!.width * 1.2 + 0.2 * 20).toBeCloseTo(room, 1)
})
