import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Spinner } from './Spinner.tsx'

test('with a label it says what is under way; without one it is silent', async () => {
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
