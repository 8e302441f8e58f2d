import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { findAxeViolations } from '../testing/axe.ts'
import { ProgressBar } from './ProgressBar.tsx'

test('names a progress bar by its label, and hides a progress bar without a label from screen readers', async () => {
  const screen = await render(
    <>
      <ProgressBar label="Staked" text="R$ 375 to go" value={625} max={1000} />
      <ProgressBar value={625} max={1000} />
    </>,
  )
  const bars = screen.getByRole('progressbar').elements()
  expect(bars.map((bar) => [bar.getAttribute('value'), bar.getAttribute('aria-valuetext')])).toEqual([
    ['625', 'R$ 375 to go'],
  ])
  expect(await findAxeViolations(screen.container)).toEqual([])
})
