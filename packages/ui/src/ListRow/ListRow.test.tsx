import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { List } from './List.tsx'
import { ListRow } from './ListRow.tsx'

const chevrons = (container: Element) => container.querySelectorAll('svg').length

test('renders a list row as a button of at least 44 px named by all texts of the row when onPress is given', async () => {
  const onPress = vi.fn()
  const screen = await render(<ListRow label="Language" hint="Of the site" value="English" onPress={onPress} />)
  const row = screen.getByRole('button', { name: 'Language Of the site English' })
  expect(row.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onPress).toHaveBeenCalledTimes(1)
  expect(chevrons(screen.container)).toBe(1)
})

test('renders a list row as a link when renderLink is given, and as plain text when it has no action', async () => {
  const screen = await render(
    <List label="Settings">
      <ListRow
        label="Wallet"
        renderLink={(className, content) => (
          <a className={className} href="#wallet">
            {content}
          </a>
        )}
      />
      <ListRow label="Level" value="VIP 2" />
    </List>,
  )
  await expect.element(screen.getByRole('link', { name: 'Wallet' })).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  const rows = screen.getByRole('list', { name: 'Settings' }).getByRole('listitem').elements()
  expect(rows.map(chevrons)).toEqual([1, 0])
})

test('wraps a long label of a list row, so that the value at the end of the row stays on the screen', async () => {
  const screen = await render(<ListRow label={'Associação '.repeat(6)} value="R$ 1.250,00" onPress={() => {}} />)
  const { right } = screen.getByText('R$ 1.250,00').element().getBoundingClientRect()
  expect(right).toBeLessThanOrEqual(innerWidth)
})

test('renders a disabled list row as a disabled button without a chevron', async () => {
  const onPress = vi.fn()
  const screen = await render(
    <ListRow label="Add to home screen" hint="In the browser’s menu" disabled onPress={onPress} />,
  )
  const row = screen.getByRole('button', { name: /Add to home screen/ })
  await expect.element(row).toBeDisabled()
  await row.click({ force: true })
  expect(onPress).not.toHaveBeenCalled()
  expect(chevrons(screen.container)).toBe(0)
})
