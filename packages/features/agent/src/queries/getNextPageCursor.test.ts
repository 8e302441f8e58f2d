import { expect, test } from 'vitest'
import { getNextPageCursor } from './getNextPageCursor.ts'

const next = getNextPageCursor(({ id }: { readonly id: number }) => id)
const page = (ids: readonly number[], after?: string) => ({
  content: ids.map((id) => ({ id })),
  ...(after !== undefined && { next: after }),
})

test('returns the cursor for the next page that the platform sent with the last page', () => {
  const [first, second] = [page([9, 8], 'a8'), page([7], 'a7')]
  expect(next(first, [first])).toEqual({ pageNo: 2, after: 'a8' })
  expect(next(second, [first, second])).toEqual({ pageNo: 3, after: 'a7' })
})

test('returns no cursor when the platform sends none or when the last page has no new rows', () => {
  const [first, same] = [page([9, 8], 'a8'), page([9], 'a8')]
  expect(next(page([9]), [page([9])])).toBeUndefined()
  expect(next(page([], 'a'), [page([], 'a')])).toBeUndefined()
  expect(next(same, [first, same])).toBeUndefined()
})
