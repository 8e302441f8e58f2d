import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Card } from './Card.tsx'

test('renders a card with a title as a region named by the title, and a card without a title as a plain element', async () => {
  const screen = await render(
    <>
      <Card title="Net" action={<button type="button">Details</button>}>
        one
      </Card>
      <Card>two</Card>
    </>,
  )
  expect(screen.getByRole('region').elements()).toHaveLength(1)
  await expect.element(screen.getByRole('region', { name: 'Net' })).toHaveTextContent('NetDetailsone')
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Net' })).toBeVisible()
})
