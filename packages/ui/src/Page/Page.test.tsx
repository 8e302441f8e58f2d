import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Page } from './Page.tsx'

test('sets the title of the document to the title of the page, also after the title of the page changes', async () => {
  const screen = await render(<Page title="Slots">Games</Page>)
  expect(document.title).toBe('Slots')
  await screen.rerender(<Page title="Caça-níqueis">Games</Page>)
  expect(document.title).toBe('Caça-níqueis')
  expect(screen.getByRole('main').element().id).toBe('main')
})
