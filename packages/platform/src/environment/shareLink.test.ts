import { expect, test, vi } from 'vitest'
import { shareLink } from './shareLink.ts'

const what = { title: 'Aurora', text: 'Play with me.', url: 'https://aurora.example/m/register?affiliateCode=L0001' }
const failing = (name: string) => vi.fn(() => Promise.reject(new DOMException('No', name)))
const clipboard = () => ({ writeText: vi.fn(() => Promise.resolve()) })

test('opens the device’s share sheet and copies nothing when the device has a share sheet', async () => {
  const [sheet, board] = [vi.fn(() => Promise.resolve()), clipboard()]
  expect(await shareLink(what, { share: sheet, clipboard: board })).toBe('shared')
  expect(sheet).toHaveBeenCalledWith(what)
  expect(board.writeText).not.toHaveBeenCalled()
})

test.each([
  ['there is no share sheet', {}],
  ['the sheet does not accept the data', { share: vi.fn(), canShare: () => false }],
  ['the browser forbids sharing', { share: failing('NotAllowedError') }],
])('copies the text and the URL when %s', async (_, ways) => {
  const board = clipboard()
  expect(await shareLink(what, { ...ways, clipboard: board })).toBe('copied')
  expect(board.writeText).toHaveBeenCalledWith('Play with me. https://aurora.example/m/register?affiliateCode=L0001')
})

test.each(['AbortError', 'InvalidStateError'])(
  'copies nothing when the player has closed the share sheet or has not closed it yet (%s)',
  async (name) => {
    const board = clipboard()
    expect(await shareLink(what, { share: failing(name), clipboard: board })).toBe('dismissed')
    expect(board.writeText).not.toHaveBeenCalled()
  },
)

test('returns `refused` when neither the share sheet nor the clipboard works', async () => {
  expect(await shareLink(what, {})).toBe('refused')
  expect(await shareLink(what, { clipboard: { writeText: failing('NotAllowedError') } })).toBe('refused')
})
