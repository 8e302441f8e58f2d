import { expect, test } from 'vitest'
import { needsAgentContractCheck } from './needsAgentContractCheck.ts'
import { isAgent, isTrial, parseMemberType } from './memberType.ts'

test.each([
  [0, { trial: false, agent: false, checked: true }],
  [1, { trial: false, agent: true, checked: true }],
  [4, { trial: true, agent: false, checked: false }],
  [40, { trial: false, agent: false, checked: false }],
  [41, { trial: false, agent: true, checked: false }],
  [42, { trial: false, agent: true, checked: false }],
  [43, { trial: false, agent: true, checked: true }],
])('decides from the member type %i whether an account is a trial, an agent or checked for contracts', (number, is) => {
  const type = parseMemberType(number)
  expect({ trial: isTrial(type), agent: isAgent(type), checked: needsAgentContractCheck(type) }).toEqual(is)
})

test('treats only the member type 4 as a trial account, and all types except 0, 4 and 40 as agents', () => {
  const types = Array.from({ length: 51 }, (_, number) => parseMemberType(number))
  const without = (is: (type: number | undefined) => boolean) => types.filter((type) => !is(type))
  expect(types.filter((type) => type === undefined)).toEqual([])
  expect([without(isAgent), without(needsAgentContractCheck), types.filter(isTrial)]).toEqual([
    [0, 4, 40],
    [4, 40, 41, 42],
    [4],
  ])
})

test.each(['1', '4', '', null, undefined, Number.NaN, Infinity, 1.5, -1, -0, 1000, true, [1], { valueOf: () => 1 }])(
  'gives an account the fewest rights when its member type is invalid (%j)',
  (value) => {
    const type = parseMemberType(value)
    expect({ trial: isTrial(type), agent: isAgent(type), checked: needsAgentContractCheck(type) }).toEqual({
      trial: true,
      agent: false,
      checked: false,
    })
  },
)
