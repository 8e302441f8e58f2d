import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Skeleton } from './Skeleton.tsx'
import '../testing/lowBlock.css'

const findShapes = (root: Element) => [...root.querySelectorAll<HTMLElement>('[data-shape]')]

test('hides all lines of a skeleton paragraph from screen readers', async () => {
  const { container } = await render(<Skeleton shape="line" lines={3} />)
  expect(findShapes(container).map((shape) => shape.ariaHidden)).toEqual(['true', 'true', 'true'])
})

test('shortens only the last line of a skeleton paragraph', async () => {
  const { container } = await render(<Skeleton shape="line" lines={3} width="half" />)
  const widths = findShapes(container).map((shape) => shape.getBoundingClientRect().width)
  expect(widths[0]).toBe(widths[1])
  expect(widths[2]).toBe((widths[0] ?? 0) / 2)
})

test('renders a skeleton block 4rem high, unless a class of the parent sets another height', async () => {
  const { container } = await render(
    <>
      <Skeleton shape="block" />
      <Skeleton shape="block" className="low-block" />
    </>,
  )
  expect(findShapes(container).map((shape) => shape.getBoundingClientRect().height)).toEqual([64, 20])
  expect(findShapes(container).map((shape) => getComputedStyle(shape).borderStartStartRadius)).toEqual(['8px', '3px'])
})

test.each([
  ['circle', 1],
  ['tile', 3 / 4],
] as const)('renders a %s skeleton with a constant ratio of width to height', async (shape, ratio) => {
  const { container } = await render(<Skeleton shape={shape} />)
  const box = findShapes(container)[0]?.getBoundingClientRect()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(ratio, 2)
})
