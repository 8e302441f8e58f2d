import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Skeleton } from './Skeleton.tsx'
import '../testing/lowBlock.css'

const shapes = (root: Element) => [...root.querySelectorAll<HTMLElement>('[data-shape]')]

test('shapes are silent', async () => {
  const { container } = await render(<Skeleton shape="line" lines={3} />)
  expect(shapes(container).map((shape) => shape.ariaHidden)).toEqual(['true', 'true', 'true'])
})

test('of a paragraph the last line alone is shorter', async () => {
  const { container } = await render(<Skeleton shape="line" lines={3} width="half" />)
  const widths = shapes(container).map((shape) => shape.getBoundingClientRect().width)
  expect(widths[0]).toBe(widths[1])
  expect(widths[2]).toBe((widths[0] ?? 0) / 2)
})

test('a block is 4rem high, unless a class of whoever places it says otherwise, whichever sheet comes first', async () => {
  const { container } = await render(
    <>
      <Skeleton shape="block" />
      <Skeleton shape="block" className="low-block" />
    </>,
  )
  expect(shapes(container).map((shape) => shape.getBoundingClientRect().height)).toEqual([64, 20])
  expect(shapes(container).map((shape) => getComputedStyle(shape).borderStartStartRadius)).toEqual(['8px', '3px'])
})

test.each([
  ['circle', 1],
  ['tile', 3 / 4],
] as const)('a %s keeps its ratio', async (shape, ratio) => {
  const { container } = await render(<Skeleton shape={shape} />)
  const box = shapes(container)[0]?.getBoundingClientRect()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(ratio, 2)
})
