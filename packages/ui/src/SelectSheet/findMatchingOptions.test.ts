import { expect, test } from 'vitest'
import { findMatchingOptions } from './findMatchingOptions.ts'

const options = [
  { value: 'AO', label: 'Angola', detail: '+244', group: 'África' },
  { value: 'BR', label: 'Brasil', detail: '+55', group: 'América' },
  { value: 'ST', label: 'São Tomé e Príncipe', detail: '+239', group: 'África' },
]
const findValues = (query: string) => findMatchingOptions(options, query).map(({ value }) => value)

test.each([
  ['', ['AO', 'BR', 'ST']],
  ['   ', ['AO', 'BR', 'ST']],
  ['sao tome', ['ST']],
  ['PRÍNCIPE', ['ST']],
  ['+55', ['BR']],
  ['africa', ['AO', 'ST']],
  ['africa ang', ['AO']],
  ['zz', []],
])('finds for the search text %j the options %j', (query, values) => expect(findValues(query)).toEqual(values))
