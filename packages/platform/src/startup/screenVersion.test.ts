import { expect, test } from 'vitest'
import { screenVersion } from './screenVersion.ts'

test('the member centre is the new version if mem_cen is "1"', { tags: ['CONF-043'] }, () => {
  expect(screenVersion('mem_cen', { mem_cen: '1' })).toBe('new')
})

test.each(['0', '', '2', '01', 'true', undefined])(
  'the member centre is the base version if mem_cen is %j',
  { tags: ['CONF-044'] },
  (set) => {
    expect(screenVersion('mem_cen', { dep_func: '1', ...(set !== undefined && { mem_cen: set }) })).toBe('base')
  },
)

test('who is asked first decides, as far as it names the screen', () => {
  expect(screenVersion('mem_cen', { mem_cen: '0' }, { mem_cen: '1' })).toBe('base')
  expect(screenVersion('mem_cen', { dep_func: '0' }, { mem_cen: '1' })).toBe('new')
  expect(screenVersion('mem_cen', undefined, undefined)).toBe('base')
})
