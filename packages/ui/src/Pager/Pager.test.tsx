import { expect, test, vi } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Pager, type PagerProps } from './Pager.tsx'

async function renderPager(props: Partial<PagerProps>) {
  const onPage = vi.fn()
  const screen = await render(
    <Pager
      label="Pages of records"
      page={2}
      pages={12}
      onPage={onPage}
      previousLabel="Previous"
      nextLabel="Next"
      pageLabel={(page) => `Page ${page}`}
      positionLabel={(page, pages) => `${page} of ${pages}`}
      {...props}
    />,
  )
  return { screen, onPage }
}

test('opens pages by the arrows and numbers of a pager, marks the current page, and ignores presses on the current page', async () => {
  const { screen, onPage } = await renderPager({})
  await screen.getByRole('button', { name: 'Next' }).click()
  await screen.getByRole('button', { name: 'Previous' }).click()
  await screen.getByRole('button', { name: 'Page 12' }).click()
  await screen.getByRole('button', { name: 'Page 2', exact: true }).click()
  expect(onPage.mock.calls).toEqual([[3], [1], [12]])
  await expect
    .element(screen.getByRole('button', { name: 'Page 2', exact: true }))
    .toHaveAttribute('aria-current', 'page')
})

test('disables the button Previous of a pager on the first page and the button Next on the last page', async () => {
  const first = await renderPager({ page: 1 })
  await expect.element(first.screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await first.screen.unmount()
  const last = await renderPager({ page: 12 })
  await expect.element(last.screen.getByRole('button', { name: 'Next' })).toBeDisabled()
})

test('ignores presses on a pager while a page is loading', async () => {
  const { screen, onPage } = await renderPager({ busy: true })
  await screen.getByRole('button', { name: 'Next' }).click()
  expect(onPage).not.toHaveBeenCalled()
})

test('renders no pager for a single page', async () => {
  const { screen } = await renderPager({ pages: 1, page: 1 })
  expect(screen.container.innerHTML).toBe('')
})

test('shows the text with the position instead of the page numbers of a pager on a narrow screen', async () => {
  const { screen } = await renderPager({})
  await expect.element(screen.getByText('2 of 12')).not.toBeVisible()
  await viewport.viewport(320, 640)
  await expect.element(screen.getByText('2 of 12')).toBeVisible()
  expect(screen.getByRole('button').elements()).toHaveLength(2)
  await viewport.viewport(390, 844)
})
