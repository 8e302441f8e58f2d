import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { AccordionItem } from './AccordionItem.tsx'

function Notices() {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <ul>
      {['First', 'Second'].map((name) => (
        <AccordionItem
          key={name}
          head={name}
          open={open === name}
          onToggle={() => setOpen((before) => (before === name ? null : name))}>
          {`Text of ${name}`}
        </AccordionItem>
      ))}
    </ul>
  )
}

test('opens and closes the content of an accordion item and updates aria-expanded when its head is pressed', async () => {
  const screen = await render(<Notices />)
  const head = screen.getByRole('button', { name: 'First' })
  expect(screen.getByText('Text of First').query()).toBeNull()
  await head.click()
  await expect.element(screen.getByText('Text of First')).toBeVisible()
  await expect.element(head).toHaveAttribute('aria-expanded', 'true')
  expect(head.element().getAttribute('aria-controls')).toBe(screen.getByText('Text of First').element().id)
  await head.click()
  await expect.element(head).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByText('Text of First').query()).toBeNull()
})

test('opens only the accordion item that is pressed', async () => {
  const screen = await render(<Notices />)
  await screen.getByRole('button', { name: 'Second' }).click()
  await expect.element(screen.getByText('Text of Second')).toBeVisible()
  expect(screen.getByText('Text of First').query()).toBeNull()
})
