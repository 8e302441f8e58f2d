import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { findAxeViolations } from '../testing/axe.ts'
import { FactList } from './FactList.tsx'

test('renders each fact as a term with its value, and renders nothing for an item that is `false`', async () => {
  const screen = await render(
    <FactList items={[{ name: 'Balance', value: 'R$ 10' }, false, { name: 'Left', value: '3', strong: true }]} />,
  )
  expect(
    screen
      .getByRole('term')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Balance', 'Left'])
  expect(
    screen
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['R$ 10', '3'])
  expect(await findAxeViolations(screen.container)).toEqual([])
})
