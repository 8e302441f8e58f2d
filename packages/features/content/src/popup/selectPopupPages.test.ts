import { homeAnnouncements } from '@lobby/api/operations/firstLoad'
import { expect, test } from 'vitest'
import { selectPopupPages, type PopupPage } from './selectPopupPages.ts'

const popups = (['A', 'F', 'B', 'A'] as const).map((execution, id): PopupPage => ({
  id,
  title: `${execution}${id}`,
  content: '',
  promotionType: null,
  execution,
}))
const titles = (session: { firstTimeLogin: boolean } | null, wasMember = false) =>
  selectPopupPages(popups, session, wasMember).map(({ title }) => title)

test('returns the popup pages of execution A for members', { tags: ['HOME-027'] }, () => {
  expect(titles({ firstTimeLogin: false })).toEqual(['A0', 'A3'])
})

test(
  'returns the popup pages of execution F instead of A when a member signs in for the first time',
  { tags: ['HOME-028'] },
  () => {
    expect(titles({ firstTimeLogin: true })).toEqual(['F1'])
    expect([...titles({ firstTimeLogin: false }), ...titles(null)]).not.toContain('F1')
  },
)

test('returns the popup pages of execution B for guests', { tags: ['HOME-029'] }, () => {
  expect(titles(null)).toEqual(['B2'])
})

test('returns no popup pages for a guest who was signed in earlier on this page', { tags: ['HOME-029'] }, () => {
  expect(titles(null, true)).toEqual([])
})

test(
  'ignores popup pages without id, title, content, promotionType or an execution of A, B or F',
  { tags: ['HOME-030'] },
  () => {
    const page = { id: 1, title: 'One', content: '<p>1</p>', promotionType: '/m/rewardCenter', execution: 'A' }
    const read = (popup: unknown): unknown => {
      try {
        return homeAnnouncements.check(
          { banners: [], player: [], popup: [popup], hot: [], promotion: [] },
          'test',
          () => undefined,
        ).popup
      } catch {
        return 'refused'
      }
    }
    for (const execution of ['A', 'B', 'F']) expect(read({ ...page, execution })).toEqual([{ ...page, execution }])
    for (const field of Object.keys(page)) {
      const lacking = Object.fromEntries(Object.entries(page).filter(([name]) => name !== field))
      expect(['refused', '[]'], field).toContain(
        typeof read(lacking) === 'string' ? 'refused' : JSON.stringify(read(lacking)),
      )
    }
    expect(read({ ...page, execution: 'C' })).toEqual([])
  },
)
