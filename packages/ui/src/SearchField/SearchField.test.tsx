import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

function Search({ onSearch, ...rest }: Partial<SearchFieldProps>) {
  const [text, setText] = useState('')
  return (
    <SearchField
      label="Search games"
      clearLabel="Clear"
      value={text}
      onChange={setText}
      {...(onSearch && { onSearch })}
      {...rest}
    />
  )
}

test('searches when the button with the lens is pressed', async () => {
  const onSearch = vi.fn()
  const screen = await render(<Search onSearch={onSearch} />)
  await userEvent.type(screen.getByRole('searchbox'), ' dragon ')
  await screen.getByRole('button', { name: 'Search games' }).click()
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('dragon')
})

test('searches for the text without its surrounding spaces on Enter and does not reload the page', async () => {
  const onSearch = vi.fn()
  const screen = await render(<Search onSearch={onSearch} />)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search games' }), '  dragon {Enter}')
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('dragon')
})

test('shows a button that clears the search field while the field has text, and leaves the focus in the field', async () => {
  const screen = await render(<Search />)
  const box = screen.getByRole('searchbox')
  const clear = screen.getByRole('button', { name: 'Clear' })
  await expect.element(clear).not.toBeInTheDocument()
  await box.fill('dragon')
  await clear.click()
  await expect.element(box).toHaveValue('')
  await expect.element(box).toHaveFocus()
  await expect.element(clear).not.toBeInTheDocument()
})

test('clears the search field on Escape', async () => {
  const screen = await render(<Search />)
  await userEvent.type(screen.getByRole('searchbox'), 'dragon{Escape}')
  await expect.element(screen.getByRole('searchbox')).toHaveValue('')
})

test('announces the search results in a live region that exists before the first search', async () => {
  const screen = await render(<Search />)
  const status = screen.container.querySelector('[role="status"]')
  expect(status?.textContent).toBe('')
  await screen.rerender(<Search results="26 games" />)
  expect(status?.textContent).toBe('26 games')
})
