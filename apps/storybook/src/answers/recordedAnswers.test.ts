import { expect, test } from 'vitest'
import { recordedAnswers } from './recordedAnswers.ts'

const answersOf = (merchant: string, locale = 'PT') => recordedAnswers({ merchant, locale, session: 'guest' })
const home = 'GET /wps/announcement/home'

test('gives a merchant of which nothing was recorded the answers of a demo merchant, in the same language', () => {
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
  'gives the merchant "%s", which is no recording, the answers of a demo merchant',
  (merchant) => {
    expect(answersOf(merchant)).toEqual(answersOf('aurora'))
  },
)

test('control: a merchant of which answers were recorded gets its own', () => {
  expect(answersOf('kite')[home]).not.toEqual(answersOf('aurora')[home])
})
