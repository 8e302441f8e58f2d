import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { EndMark } from './EndMark.tsx'

test('is hidden from screen readers and has different colours for success and failure', async () => {
  const { container } = await render(
    <>
      <EndMark good />
      <EndMark good={false} />
    </>,
  )
  const marks = [...container.children]
  expect(marks.map((mark) => mark.getAttribute('aria-hidden'))).toEqual(['true', 'true'])
  expect(new Set(marks.map((mark) => getComputedStyle(mark).backgroundColor)).size).toBe(2)
})
