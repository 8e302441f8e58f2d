import { expect, test } from 'vitest'
import { contentTypes } from './contentTypes.ts'

const { agent, player, banner, popUp, promotion, home } = contentTypes

test.each([
  ['the content type Agent is A', agent, 'A'],
  ['the content type Player is PL', player, 'PL'],
  ['the content type Banner is B', banner, 'B'],
  ['the content type Pop_Up is PU', popUp, 'PU'],
  ['the content type Promotion is PR', promotion, 'PR'],
  ['the content type home content is H', home, 'H'],
])('%s', { tags: ['CONF-006', 'CONF-007', 'CONF-008', 'CONF-009', 'CONF-010', 'CONF-011'] }, (_, type, sent) => {
  expect(type).toBe(sent)
})
