import { expect, test, vi } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Pager, type PagerProps } from './Pager.tsx'

async function pager(props: Partial<PagerProps>) {
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

test('arrows and numbers lead to their pages; the one that is shown says so and leads nowhere', async () => {
  const { screen, onPage } = await pager({})
  await screen.getByRole('button', { name: 'Next' }).click()
  await screen.getByRole('button', { name: 'Previous' }).click()
  await screen.getByRole('button', { name: 'Page 12' }).click()
  await screen.getByRole('button', { name: 'Page 2', exact: true }).click()
  expect(onPage.mock.calls).toEqual([[3], [1], [12]])
  await expect
    .element(screen.getByRole('button', { name: 'Page 2', exact: true }))
    .toHaveAttribute('aria-current', 'page')
})

test('there is no way beyond the ends', async () => {
  const first = await pager({ page: 1 })
  await expect.element(first.screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await first.screen.unmount()
  const last = await pager({ page: 12 })
  await expect.element(last.screen.getByRole('button', { name: 'Next' })).toBeDisabled()
})

test('while a page is on its way no other one is asked for', async () => {
  const { screen, onPage } = await pager({ busy: true })
  await screen.getByRole('button', { name: 'Next' }).click()
  expect(onPage).not.toHaveBeenCalled()
})

test('a single page needs no pager', async () => {
  const { screen } = await pager({ pages: 1, page: 1 })
  expect(screen.container.innerHTML).toBe('')
})

test('where there is no room for the numbers it says the position', async () => {
  const { screen } = await pager({})
  await expect.element(screen.getByText('2 of 12')).not.toBeVisible()
  await viewport.viewport(320, 640)
  await expect.element(screen.getByText('2 of 12')).toBeVisible()
  expect(screen.getByRole('button').elements()).toHaveLength(2)
  await viewport.viewport(390, 844)
})
