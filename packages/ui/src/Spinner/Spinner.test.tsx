import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Spinner } from './Spinner.tsx'

test('names a spinner by its label, and hides a spinner without a label from screen readers', async () => {
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
