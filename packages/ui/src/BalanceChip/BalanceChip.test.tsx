import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Badge } from '../Badge/Badge.tsx'
import { BalanceChip } from './BalanceChip.tsx'
import { Money } from './Money.tsx'

test('calls separate handlers for the amount and the deposit button of the balance chip', async () => {
  const onPress = vi.fn()
  const onAdd = vi.fn()
  const screen = await render(
    <BalanceChip
      text="R$ 12,50"
      label="Balance R$ 12,50"
      onPress={onPress}
      add={{ label: 'Deposit', onPress: onAdd }}
    />,
  )
  await screen.getByRole('button', { name: 'Balance R$ 12,50' }).click()
  expect([onPress.mock.calls.length, onAdd.mock.calls.length]).toEqual([1, 0])
  await screen.getByRole('button', { name: 'Deposit' }).click()
  expect([onPress.mock.calls.length, onAdd.mock.calls.length]).toEqual([1, 1])
})

test('leaves the digits of a hidden balance out of the document', async () => {
  const screen = await render(<BalanceChip text="R$ 12,50" hidden label="Show balance" onPress={() => {}} />)
  expect(screen.container.innerHTML).not.toContain('12,50')
  await expect.element(screen.getByRole('button')).toHaveTextContent('••••')
})

test('renders all digits of a balance in the same width', async () => {
  const widthOf = async (text: string) => {
    const { container, unmount } = await render(<Money text={text} size="hero" />)
    const width = container.firstElementChild?.getBoundingClientRect().width
    await unmount()
    return width
  }
  expect(await widthOf('R$ 1.111,11')).toBe(await widthOf('R$ 8.888,88'))
})

test('shows the player name above the balance without widening the chip', async () => {
  const chip = (name?: string) => (
    <BalanceChip text="R$ 1.250,00" label="Balance" onPress={() => {}} {...(name !== undefined && { name })} />
  )
  const screen = await render(chip())
  const { width } = screen.getByRole('button').element().getBoundingClientRect()
  await screen.rerender(chip('Maximiliano de Albuquerque e Souza'))
  expect(screen.getByRole('button').element().getBoundingClientRect()).toMatchObject({ width, height: 44 })
  const name = screen.getByTitle('Maximiliano de Albuquerque e Souza').element().getBoundingClientRect()
  expect(name.bottom).toBeLessThanOrEqual(screen.getByText('R$ 1.250,00').element().getBoundingClientRect().top + 1)
})

test('shows a badge after the player name without overlapping the name or the balance', async () => {
  const mark = <Badge kind="new" text="Trial" />
  const screen = await render(
    <BalanceChip text="R$ 2.000,00" name="trial48213377" badge={mark} label="Balance" onPress={() => {}} />,
  )
  const box = (text: string) => screen.getByText(text).element().getBoundingClientRect()
  const [chip, name, badge, amount] = [
    screen.getByRole('button').element().getBoundingClientRect(),
    box('trial48213377'),
    box('Trial'),
    box('R$ 2.000,00'),
  ]
  expect(chip.height).toBe(44)
  expect(name.width).toBeGreaterThan(40)
  expect(badge.left).toBeGreaterThanOrEqual(name.right)
  expect(badge.right).toBeLessThanOrEqual(chip.right)
  expect(badge.top).toBeGreaterThanOrEqual(chip.top)
  expect(badge.bottom).toBeLessThanOrEqual(amount.top + 1)
})
