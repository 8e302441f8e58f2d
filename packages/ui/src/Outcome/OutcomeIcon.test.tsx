import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { OutcomeIcon } from './OutcomeIcon.tsx'

test('hides the outcome icon from screen readers and shows success and failure in different colours', async () => {
  const { container } = await render(
    <>
      <OutcomeIcon success />
      <OutcomeIcon success={false} />
    </>,
  )
  const marks = [...container.children]
  expect(marks.map((mark) => mark.getAttribute('aria-hidden'))).toEqual(['true', 'true'])
  expect(new Set(marks.map((mark) => getComputedStyle(mark).backgroundColor)).size).toBe(2)
})
