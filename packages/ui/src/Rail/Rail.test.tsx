import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Rail } from './Rail.tsx'
import { Section } from './Section.tsx'

afterEach(() => {
  delete document.documentElement.dataset['rails']
})

test('renders a rail as a region named by its title, with a list that extends beyond the edge of the screen', async () => {
  const tiles = ['One', 'Two', 'Three', 'Four'].map((name) => <p key={name}>{name}</p>)
  const screen = await render(<Rail title="Popular">{tiles}</Rail>)
  await expect.element(screen.getByRole('region', { name: 'Popular' })).toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Popular' })).toBeInTheDocument()
  const items = screen.getByRole('listitem').elements()
  expect(items.map((item) => item.textContent)).toEqual(['One', 'Two', 'Three', 'Four'])
  const { left, right } = items[3]?.getBoundingClientRect() ?? new DOMRect()
  expect(left).toBeLessThan(innerWidth)
  expect(right).toBeGreaterThan(innerWidth)
})

test('shows the icon next to the title of a rail only when the theme shows icons on rails', async () => {
  const screen = await render(
    <Section title="Live" icon={<i>icon</i>}>
      x
    </Section>,
  )
  await expect.element(screen.getByText('icon')).toBeVisible()
  document.documentElement.dataset['rails'] = 'plain'
  await expect.element(screen.getByText('icon')).not.toBeVisible()
})
