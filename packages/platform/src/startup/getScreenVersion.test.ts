import { expect, test } from 'vitest'
import { getScreenVersion } from './getScreenVersion.ts'

test('returns the new version of the member centre when the setting mem_cen is "1"', { tags: ['CONF-043'] }, () => {
  expect(getScreenVersion('mem_cen', { mem_cen: '1' })).toBe('new')
})

test.each(['0', '', '2', '01', 'true', undefined])(
  'returns the base version of the member centre when the setting mem_cen is %j',
  { tags: ['CONF-044'] },
  (set) => {
    expect(getScreenVersion('mem_cen', { dep_func: '1', ...(set !== undefined && { mem_cen: set }) })).toBe('base')
  },
)

test('uses the first template that has a setting for the screen', () => {
  expect(getScreenVersion('mem_cen', { mem_cen: '0' }, { mem_cen: '1' })).toBe('base')
  expect(getScreenVersion('mem_cen', { dep_func: '0' }, { mem_cen: '1' })).toBe('new')
  expect(getScreenVersion('mem_cen', undefined, undefined)).toBe('base')
})
