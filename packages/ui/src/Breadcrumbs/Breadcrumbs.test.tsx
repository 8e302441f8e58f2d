import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { findAxeViolations } from '../testing/axe.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const steps = (names: readonly string[], onGo: (name: string) => void = () => undefined) =>
  names.map((text) => ({
    id: text,
    text,
    renderLink: (className: string) => (
      <button type="button" className={className} onClick={() => onGo(text)}>
        {text}
      </button>
    ),
  }))

test('renders each breadcrumb except the last one as a link or button, and marks the last one as the current page', async () => {
  const onGo = vi.fn<(name: string) => void>()
  const screen = await render(
    <Breadcrumbs label="Where you are" steps={steps(['Whole team', 'bruna84', 'larissa66'], onGo)} />,
  )
  const navigation = screen.getByRole('navigation', { name: 'Where you are' })
  expect(
    navigation
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Whole team', 'bruna84', 'larissa66'])
  expect(
    navigation
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Whole team', 'bruna84'])
  await expect.element(navigation.getByText('larissa66')).toHaveAttribute('aria-current', 'page')
  expect(await findAxeViolations(screen.container)).toEqual([])
  await navigation.getByRole('button', { name: 'bruna84' }).click()
  expect(onGo.mock.calls).toEqual([['bruna84']])
})

test('scrolls the last breadcrumb into view when the breadcrumbs are too long for the line', async () => {
  const screen = await render(
    <div style={{ inlineSize: '320px' }}>
      <Breadcrumbs
        label="Where you are"
        steps={steps(Array.from({ length: 12 }, (_, level) => `member-of-level-${level}`))}
      />
    </div>,
  )
  const [rail, last] = [screen.getByRole('list').element(), screen.getByText('member-of-level-11').element()]
  expect(rail.scrollWidth).toBeGreaterThan(rail.clientWidth)
  expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(rail.getBoundingClientRect().right)
})
