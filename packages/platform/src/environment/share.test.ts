import { expect, test, vi } from 'vitest'
import { share } from './share.ts'

const what = { title: 'Aurora', text: 'Play with me.', url: 'https://aurora.example/m/register?affiliateCode=L0001' }
const failing = (name: string) => vi.fn(() => Promise.reject(new DOMException('No', name)))
const clipboard = () => ({ writeText: vi.fn(() => Promise.resolve()) })

test('the device’s own sheet comes first, with words and address apart, and nothing is copied', async () => {
  const [sheet, board] = [vi.fn(() => Promise.resolve()), clipboard()]
  expect(await share(what, { share: sheet, clipboard: board })).toBe('shared')
  expect(sheet).toHaveBeenCalledWith(what)
  expect(board.writeText).not.toHaveBeenCalled()
})

test.each([
  ['there is no sheet', {}],
  ['the sheet does not take it', { share: vi.fn(), canShare: () => false }],
  ['the browser does not let the page', { share: failing('NotAllowedError') }],
])('where %s, the clipboard has words and address', async (_, ways) => {
  const board = clipboard()
  expect(await share(what, { ...ways, clipboard: board })).toBe('copied')
  expect(board.writeText).toHaveBeenCalledWith('Play with me. https://aurora.example/m/register?affiliateCode=L0001')
})

test.each(['AbortError', 'InvalidStateError'])(
  'a sheet that was closed, or stands open yet (%s), is an answer: nothing is copied',
  async (name) => {
    const board = clipboard()
    expect(await share(what, { share: failing(name), clipboard: board })).toBe('dismissed')
    expect(board.writeText).not.toHaveBeenCalled()
  },
)

test('without a clipboard, or where it refuses, the text is to be shown', async () => {
  expect(await share(what, {})).toBe('refused')
  expect(await share(what, { clipboard: { writeText: failing('NotAllowedError') } })).toBe('refused')
})
