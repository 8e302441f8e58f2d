import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { violationsOf } from '../testing/axe.ts'
import { ProgressBar } from './ProgressBar.tsx'

test('has a name and a value text with a label, and is hidden from screen readers without one', async () => {
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
  expect(await violationsOf(screen.container)).toEqual([])
})
