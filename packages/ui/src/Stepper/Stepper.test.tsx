import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Stepper } from './Stepper.tsx'

const steps = ['Account', 'Details', 'Confirmation'].map((label) => ({ id: label, label }))

test('marks the current step of a stepper, and the steps before it as done', async () => {
  const screen = await render(<Stepper label="Registration" steps={steps} current={1} doneLabel="done" />)
  const items = screen.getByRole('listitem').elements()
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
  expect(items.map((item) => item.textContent)).toEqual(['Accountdone', '2Details', '3Confirmation'])
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})

test('renders only the completed steps of a stepper as buttons', async () => {
  const onStep = vi.fn()
  const screen = await render(
    <Stepper label="Registration" steps={steps} current={1} doneLabel="done" onStep={onStep} />,
  )
  expect(screen.getByRole('button').elements()).toHaveLength(1)
  await screen.getByRole('button', { name: 'Account done' }).click()
  expect(onStep).toHaveBeenCalledExactlyOnceWith(0)
})

test('hides all names of a stepper except that of the current step on a narrow screen, but not from screen readers', async () => {
  await page.viewport(300, 640)
  const screen = await render(<Stepper label="Registration" steps={steps} current={1} doneLabel="done" />)
  const widths = ['Account', 'Details', 'Confirmation'].map(
    (name) => screen.getByText(name).element().getBoundingClientRect().width > 1,
  )
  await page.viewport(390, 844)
  expect(widths).toEqual([false, true, false])
  await expect.element(screen.getByText('Confirmation')).toBeInTheDocument()
})
