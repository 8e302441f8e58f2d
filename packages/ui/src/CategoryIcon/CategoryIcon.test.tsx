import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { CategoryIcon } from './CategoryIcon.tsx'

test('renders a distinct icon per game category, and dice for an unknown category, even one named "constructor"', async () => {
  const { container } = await render(
    ['RNG', 'LIVE', 'NEW', 'constructor'].map((category) => <CategoryIcon key={category} category={category} />),
  )
  const marks = [...container.children].map(({ innerHTML }) => innerHTML)
  expect(new Set(marks.slice(0, 3)).size).toBe(3)
  expect(marks[3]).toBe(marks[2])
})
