import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { findAxeViolations } from '../testing/axe.ts'
import { CardSkeleton } from './CardSkeleton.tsx'

const findShapes = (root: Element) => [...root.querySelectorAll<HTMLElement>('[data-shape]')]

test('renders a card skeleton with a label and a large figure, and on request small figures, rows and a button', async () => {
  const { container, rerender } = await render(<CardSkeleton />)
  expect(findShapes(container)).toHaveLength(2)
  await rerender(<CardSkeleton figures={4} rows={2} action />)
  expect(findShapes(container)).toHaveLength(2 + 4 * 2 + 2 + 1)
})

test('hides a card skeleton from screen readers, and fits its parts into the card on a screen of 320 px', async () => {
  const { container } = await render(
    <div style={{ inlineSize: 288 }}>
      <CardSkeleton figures={3} rows={1} action />
    </div>,
  )
  expect(findShapes(container).every((shape) => shape.closest('[aria-hidden=true]') !== null)).toBe(true)
  const card = container.querySelector('[data-tone]')?.getBoundingClientRect()
  expect(
    findShapes(container).filter((shape) => shape.getBoundingClientRect().right > (card?.right ?? 0) - 16),
  ).toEqual([])
  expect(await findAxeViolations(container)).toEqual([])
})
