import { expect, test } from 'vitest'
import { getRecordedResponses } from './getRecordedResponses.ts'

const answersOf = (merchant: string, locale = 'PT') => getRecordedResponses({ merchant, locale, session: 'guest' })
const home = 'GET /wps/announcement/home'

test('returns a demo merchant’s responses in the same language when a merchant has no recorded responses', () => {
  expect(answersOf('acme')).toEqual(answersOf('aurora'))
  expect(answersOf('acme', 'EN')).toEqual(answersOf('aurora', 'EN'))
  expect(Object.keys(answersOf('acme'))).toEqual(
    expect.arrayContaining([
      home,
      'GET /wps/account/registerSettings',
      'GET /wps/deposit/methods',
      'GET /wps/system/helpCenter',
    ]),
  )
})

test.each(['shared', 'members', '__proto__'])(
  'returns a demo merchant’s responses when the merchant’s id is "%s", which is also the name of a property',
  (merchant) => {
    expect(answersOf(merchant)).toEqual(answersOf('aurora'))
  },
)

test('control: returns different responses for two merchants that have recorded responses', () => {
  expect(answersOf('kite')[home]).not.toEqual(answersOf('aurora')[home])
})
