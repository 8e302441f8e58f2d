import { createTestSite } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { lotteryMenuQuery } from './lotteryMenu.ts'

test(
  'fetches the lottery menu with the prize mode LOTT, the device MOBILE and the player’s language',
  { tags: ['CALL-080'] },
  async () => {
    const { api, queries, fetch } = createTestSite({ answers: { 'GET /lgw/vn/games/game_menu': { value: [] } } })
    await queries.fetchQuery(lotteryMenuQuery(api, 'EN'))
    expect(fetch.asked).toEqual(['GET /lgw/vn/games/game_menu?device=MOBILE&language=EN&prizeMode=LOTT'])
  },
)
