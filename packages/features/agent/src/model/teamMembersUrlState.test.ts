import { expect, test } from 'vitest'
import { parseTeamMembersUrlState, buildTeamMembersUrlQuery } from './teamMembersUrlState.ts'

test.each([
  ['', { member: undefined, search: '' }],
  ['member=41', { member: 41, search: '' }],
  ['member=0', { member: undefined, search: '' }],
  ['member=-4', { member: undefined, search: '' }],
  ['member=4.5', { member: undefined, search: '' }],
  ['member=9999999999999999', { member: undefined, search: '' }],
  ['member=bruna', { member: undefined, search: '' }],
  ['search=%20bru%20', { member: undefined, search: 'bru' }],
  [`search=${'b'.repeat(40)}`, { member: undefined, search: 'b'.repeat(32) }],
])('reads from the query %j the branch and search text %j', (query, place) => {
  expect(parseTeamMembersUrlState(new URLSearchParams(query))).toEqual(place)
})

test('writes the search text instead of the branch into the query, and does not change the days', () => {
  const query = new URLSearchParams('member=4&from=2026-11-01&to=2026-11-09')
  expect(buildTeamMembersUrlQuery(query, { member: 7 }).toString()).toBe('from=2026-11-01&to=2026-11-09&member=7')
  expect(buildTeamMembersUrlQuery(query, {}).toString()).toBe('from=2026-11-01&to=2026-11-09')
  expect(buildTeamMembersUrlQuery(query, { member: 7, search: 'bru' }).toString()).toBe(
    'from=2026-11-01&to=2026-11-09&search=bru',
  )
})
