import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Spinner } from './Spinner.tsx'

test('has an accessible name with a label, and is hidden from screen readers without one', async () => {
  const screen = await render(
    <>
      <Spinner label="Loading" />
      <Spinner />
    </>,
  )
  expect(
    screen
      .getByRole('img')
      .elements()
      .map(({ ariaLabel }) => ariaLabel),
  ).toEqual(['Loading'])
  expect(screen.container.lastElementChild?.ariaHidden).toBe('true')
})
