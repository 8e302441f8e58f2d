import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { violationsOf } from '../testing/axe.ts'
import { TextArea } from './TextArea.tsx'

test('a text area has its label, and is described by its error and its count', async () => {
  const screen = await render(
    <TextArea label="Comment" error="At most 3 characters." count="4 / 3" defaultValue="four" />,
  )
  const field = screen.getByRole('textbox', { name: 'Comment' })
  await expect.element(field).toHaveAccessibleDescription('At most 3 characters. 4 / 3')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  expect(await violationsOf(screen.container)).toEqual([])
})

test('without a note and a count nothing stands below it', async () => {
  const screen = await render(<TextArea label="Comment" />)
  await expect.element(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby')
  await expect.element(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid')
})

test('it grows with what is written', async () => {
  const screen = await render(<TextArea label="Comment" />)
  const field = screen.getByRole('textbox')
  const low = field.element().getBoundingClientRect().height
  await field.fill('one\ntwo\nthree\nfour\nfive\nsix\nseven')
  await expect.poll(() => field.element().getBoundingClientRect().height).toBeGreaterThan(low)
})
