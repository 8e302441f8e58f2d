import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FavouriteToggle } from './FavouriteToggle.tsx'

function StatefulHeart({ first }: { readonly first: boolean }) {
  const [on, setOn] = useState(first)
  return <FavouriteToggle on={on} label="Favourite: Polar" onChange={setOn} />
}
const popping = (button: Element) =>
  button.getAnimations({ subtree: true }).filter((one) => one instanceof CSSAnimation).length

test('toggles a heart by a press and by keyboard, without a change of its accessible name or its size of 44 px', async () => {
  const screen = await render(<StatefulHeart first={false} />)
  const heart = screen.getByRole('button', { name: 'Favourite: Polar' })
  const { width, height } = heart.element().getBoundingClientRect()
  expect([width, height]).toEqual([44, 44])
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
})

test('animates a heart only when a press switches it on', async () => {
  const screen = await render(<StatefulHeart first />)
  const heart = screen.getByRole('button').element()
  expect(popping(heart)).toBe(0)
  await screen.getByRole('button').click()
  expect(popping(heart)).toBe(0)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('button')).toHaveAttribute('data-pop')
})

test('does not animate a heart that is reused for another game', async () => {
  const renderHeart = (label: string) => <FavouriteToggle on label={label} onChange={() => undefined} />
  const screen = await render(renderHeart('Favourite: Polar'))
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('button')).toHaveAttribute('data-pop')
  await screen.rerender(renderHeart('Favourite: Nebula'))
  await expect.element(screen.getByRole('button', { name: 'Favourite: Nebula' })).not.toHaveAttribute('data-pop')
})

test('ignores presses on a heart while the change is being saved', async () => {
  const onChange = vi.fn()
  const screen = await render(<FavouriteToggle on label="Favourite" busy onChange={onChange} />)
  await screen.getByRole('button').click({ force: true })
  expect(onChange).not.toHaveBeenCalled()
})
