import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { findAxeViolations } from '../testing/axe.ts'
import { TextArea } from './TextArea.tsx'

test('names a text area by its label and describes it by its error and its number of characters', async () => {
  const screen = await render(
    <TextArea label="Comment" error="At most 3 characters." count="4 / 3" defaultValue="four" />,
  )
  const field = screen.getByRole('textbox', { name: 'Comment' })
  await expect.element(field).toHaveAccessibleDescription('At most 3 characters. 4 / 3')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  expect(await findAxeViolations(screen.container)).toEqual([])
})

test('leaves a text area without a description when it has no hint, no error and no number of characters', async () => {
  const screen = await render(<TextArea label="Comment" />)
  await expect.element(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby')
  await expect.element(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid')
})

test('grows a text area with its content', async () => {
  const screen = await render(<TextArea label="Comment" />)
  const field = screen.getByRole('textbox')
  const low = field.element().getBoundingClientRect().height
  await field.fill('one\ntwo\nthree\nfour\nfive\nsix\nseven')
  await expect.poll(() => field.element().getBoundingClientRect().height).toBeGreaterThan(low)
})
