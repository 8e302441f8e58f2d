import { createStorage } from '@lobby/platform/storage'
import { createMemoryBackend } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { storeClosedPopups, werePopupsClosed } from './closedPopups.ts'

const pages = [
  { title: 'One', content: '<p>1</p>' },
  { title: 'Two', content: '<p>2</p>' },
]
const open = (values: Readonly<Record<string, string>> = {}) => {
  const backend = createMemoryBackend({ values })
  return {
    backend,
    storage: createStorage({ merchantId: 'acme', backend, sessionBackend: null, target: new EventTarget() }),
  }
}

test('stores only show=false and the pairs of title and content of closed popup pages', () => {
  const { backend, storage } = open()
  storeClosedPopups(
    storage,
    'popupOfGuests',
    pages.map((page, id) => ({ ...page, id, execution: 'B' })),
  )
  expect(JSON.parse(backend.getItem('SHELL_PU_B') ?? '')).toEqual({ show: false, list: pages })
  expect([
    werePopupsClosed(storage, 'popupOfGuests', pages),
    werePopupsClosed(storage, 'popupOfMembers', pages),
  ]).toEqual([true, false])
})

test.each([
  ['another title', [{ title: 'Uno', content: '<p>1</p>' }, pages[1]!]],
  ['another content', [pages[0]!, { title: 'Two', content: '<p>two</p>' }]],
  ['one more', [...pages, { title: 'Three', content: '' }]],
  ['one less', pages.slice(1)],
  ['another order', pages.toReversed()],
])('counts %s as different from the closed pages', (_, others) => {
  const { storage } = open()
  storeClosedPopups(storage, 'popupOfMembers', pages)
  expect(werePopupsClosed(storage, 'popupOfMembers', others)).toBe(false)
})

test.each([
  ...[
    '',
    '{',
    'null',
    'true',
    '0',
    '"text"',
    '[]',
    '{}',
    '{"show":false}',
    '{"show":false,"list":null}',
    '{"show":false,"list":[null,null]}',
  ],
  ...[
    '{"show":false,"list":{"length":2}}',
    '{"show":false,"list":[[],[]]}',
    '{"show":"false","list":[{"title":"One","content":"<p>1</p>"},{"title":"Two","content":"<p>2</p>"}]}',
  ],
  ...[
    '{"show":true,"list":[{"title":"One","content":"<p>1</p>"},{"title":"Two","content":"<p>2</p>"}]}',
    '{"__proto__":{"show":false,"list":[]}}',
    '['.repeat(50_000),
  ],
])('counts %.40s in storage as a popup that was never closed', { tags: ['S6'] }, (text) => {
  const { storage } = open({ SHELL_PU_A: text, SHELL_PU_B: text })
  expect([
    werePopupsClosed(storage, 'popupOfMembers', pages),
    werePopupsClosed(storage, 'popupOfGuests', pages),
  ]).toEqual([false, false])
})

test('control: reads the closed pages that the popup itself has stored', { tags: ['S6-control'] }, () => {
  const { storage } = open({ SHELL_PU_A: JSON.stringify({ show: false, list: pages }) })
  expect(werePopupsClosed(storage, 'popupOfMembers', pages)).toBe(true)
})
