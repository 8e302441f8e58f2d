import { expect, test } from 'vitest'
import { judge } from '../compare/judge.ts'
import { reportHtml, shareText } from './reportHtml.ts'

const told = { base: '3dd0ec5a', added: ['New<b>'], removed: ['Gone'], otherSkins: ['zest'], skipped: ['Chips'] }
const change = (skin: string, share: number, resized?: string) => ({
  skin,
  before: Buffer.from('one'),
  after: Buffer.from('other'),
  difference: { pixels: 7, share, png: Buffer.from('drawn'), ...(resized !== undefined && { resized }) },
})

test('the report shows before, after and what differs, of each skin, worst first, and needs no other file', () => {
  const verdict = judge(
    [{ name: 'Card', why: 'x.css', changes: [change('aurora', 0.1), change('kite', 0.2, '1 × 1 became 1 × 2')] }],
    ['Card', 'Button'],
  )
  const html = reportHtml(verdict, told)
  expect(html.indexOf('kite: 7 px, 20.00 %; 1 × 1 became 1 × 2')).toBeLessThan(html.indexOf('aurora: 7 px, 10.00 %'))
  expect(html).toContain('alt="Card in kite, before"')
  for (const part of ['one', 'other', 'drawn'])
    expect(html.split(`data:image/png;base64,${Buffer.from(part).toString('base64')}`)).toHaveLength(3)
  expect(html).not.toMatch(/src="(?!data:)|href="(?!#)/)
  expect(html).toContain('Card <small>allowed</small>')
})

test('it tells what is new, gone, skipped and allowed in vain, and writes names as text', () => {
  const html = reportHtml(judge([], ['Button']), told)
  for (const line of [
    '<b>New:</b> New&#60;b&#62;',
    '<b>Removed:</b> Gone',
    'the same:</b> Button',
    'has changed:</b> Chips',
    'has:</b> zest',
  ])
    expect(html).toContain(line)
})

test('a component without a picture says why', () => {
  const html = reportHtml(
    judge([{ name: 'Card', why: 'x', changes: [{ skin: 'kite', failed: 'after: the story threw an error' }] }], []),
    told,
  )
  expect(html).toContain('kite: after: the story threw an error')
  expect(html).toContain('<p>no picture</p>')
})

test('a little is never told as nothing', () =>
  expect([0, 0.000_001, 0.5].map(shareText)).toEqual(['0.00 %', 'under 0.01 %', '50.00 %']))
