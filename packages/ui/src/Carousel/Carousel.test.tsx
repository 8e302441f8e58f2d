import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Carousel, type CarouselProps } from './Carousel.tsx'

const words = { label: 'Offers', previousLabel: 'Previous', nextLabel: 'Next', slideLabel: (n: number, of: number) => `${n} of ${of}` }
const slides = (count: number) => Array.from({ length: count }, (_, n) => ({ key: `${n}`, content: <a href="#x">Offer {n + 1}</a> }))
const shown = (props: Partial<CarouselProps>) => <Carousel {...words} slides={slides(3)} interval={0} {...props} />
const dots = (container: HTMLElement) => [...container.querySelectorAll('i')].map((dot) => dot.hasAttribute('data-current'))

afterEach(() => {
  document.documentElement.dir = 'ltr'
})

test('one slide has no dots, no arrows and does not scroll', async () => {
  const screen = await render(shown({ slides: slides(1) }))
  expect(dots(screen.container)).toEqual([])
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('group', { name: '1 of 1' })).toBeInTheDocument()
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

test.each(['ltr', 'rtl'])('the arrows go on and back and round both ends, %s', async (dir) => {
  document.documentElement.dir = dir
  const onSlide = vi.fn()
  const screen = await render(shown({ onSlide }))
  await expect.poll(() => onSlide.mock.lastCall).toEqual([0])
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => onSlide.mock.lastCall).toEqual([1])
  expect(dots(screen.container)).toEqual([false, true, false])
  await screen.getByRole('button', { name: 'Previous' }).click()
  await expect.poll(() => onSlide.mock.lastCall).toEqual([0])
  await screen.getByRole('button', { name: 'Previous' }).click()
  await expect.poll(() => onSlide.mock.lastCall).toEqual([2])
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => onSlide.mock.lastCall).toEqual([0])
  expect(dots(screen.container)).toEqual([true, false, false])
})

test('slides that take the place of others are followed as well', async () => {
  const onSlide = vi.fn()
  const screen = await render(shown({ onSlide }))
  await screen.rerender(shown({ onSlide, slides: slides(3).map(({ content }, n) => ({ key: `new ${n}`, content })) }))
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => onSlide.mock.lastCall).toEqual([1])
})

test('it moves on by itself and starts again after the last slide', async () => {
  const onSlide = vi.fn<(index: number) => void>()
  await userEvent.unhover(document.body)
  await render(shown({ onSlide, interval: 500 }))
  await expect.poll(() => onSlide.mock.calls.flat().join(''), { timeout: 10_000 }).toMatch(/012.*0/)
})

test('as cards 1.2 slides are seen, 20 px apart', async () => {
  const screen = await render(shown({ view: 'cards' }))
  const [first, second] = screen.getByRole('group', { name: /of 3$/ }).elements().map((slide) => slide.getBoundingClientRect())
  const room = innerWidth - 2 * 16
  expect(second!.left - first!.right).toBeCloseTo(20, 1)
  expect(first!.width * 1.2 + 0.2 * 20).toBeCloseTo(room, 1)
})
