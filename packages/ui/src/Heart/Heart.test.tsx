import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Heart } from './Heart.tsx'

function Kept({ first }: { readonly first: boolean }) {
  const [on, setOn] = useState(first)
  return <Heart on={on} label="Favourite: Polar" onChange={setOn} />
}
const popping = (button: Element) =>
  button.getAnimations({ subtree: true }).filter((one) => one instanceof CSSAnimation).length

test('it is a toggle of 44 px with one name, by finger and by keyboard', async () => {
  const screen = await render(<Kept first={false} />)
  const heart = screen.getByRole('button', { name: 'Favourite: Polar' })
  const { width, height } = heart.element().getBoundingClientRect()
  expect([width, height]).toEqual([44, 44])
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
})

test('it pops when it is turned on by a press, never by itself', async () => {
  const screen = await render(<Kept first />)
  const heart = screen.getByRole('button').element()
  expect(popping(heart)).toBe(0)
  await screen.getByRole('button').click()
  expect(popping(heart)).toBe(0)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('button')).toHaveAttribute('data-pop')
})

test('a heart that is used again for another game does not pop for it', async () => {
  const shown = (label: string) => <Heart on label={label} onChange={() => undefined} />
  const screen = await render(shown('Favourite: Polar'))
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('button')).toHaveAttribute('data-pop')
  await screen.rerender(shown('Favourite: Nebula'))
  await expect.element(screen.getByRole('button', { name: 'Favourite: Nebula' })).not.toHaveAttribute('data-pop')
})

test('while the change is under way it is not pressed again', async () => {
  const onChange = vi.fn()
  const screen = await render(<Heart on label="Favourite" busy onChange={onChange} />)
  await screen.getByRole('button').click({ force: true })
  expect(onChange).not.toHaveBeenCalled()
})
