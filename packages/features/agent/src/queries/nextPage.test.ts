import { expect, test } from 'vitest'
import { nextPage } from './nextPage.ts'

const next = nextPage(({ id }: { readonly id: number }) => id)
const page = (ids: readonly number[], after?: string) => ({
  content: ids.map((id) => ({ id })),
  ...(after !== undefined && { next: after }),
})

test('the next page begins where the platform says that the last one ended', () => {
  const [first, second] = [page([9, 8], 'a8'), page([7], 'a7')]
  expect(next(first, [first])).toEqual({ pageNo: 2, after: 'a8' })
  expect(next(second, [first, second])).toEqual({ pageNo: 3, after: 'a7' })
})

test('a list ends where the platform says so, and where a page brings nothing new', () => {
  const [first, same] = [page([9, 8], 'a8'), page([9], 'a8')]
  expect(next(page([9]), [page([9])])).toBeUndefined()
  expect(next(page([], 'a'), [page([], 'a')])).toBeUndefined()
  expect(next(same, [first, same])).toBeUndefined()
})
