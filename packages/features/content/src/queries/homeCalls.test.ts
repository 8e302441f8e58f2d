import { recordFirstQueryCall } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { homeAnnouncementsQuery } from './home.ts'
import { hotMatchesQuery } from './hotMatches.ts'

const answers = {
  'GET /wps/announcement/home': { value: { banners: [], player: [], popup: [], hot: [], promotion: [] } },
  'GET /wps/announcement/hotMatch': { value: [] },
}

test(
  'requests home’s announcements with types, groupName, platform, merchant code and token',
  { tags: ['CALL-026'] },
  async () => {
    expect(
      await recordFirstQueryCall(answers, ({ api, queries }) =>
        queries.fetchQuery(homeAnnouncementsQuery(api, 'ana', 'EN')),
      ),
    ).toEqual({
      route: 'GET /wps/announcement/home',
      parameters: {
        types: 'B,PL,PU,H',
        groupName: 'm_home',
        platform: 'M',
        merchantCode: 'acme01',
        token: 'token-of-ana',
      },
    })
  },
)

test(
  'requests the hot matches with the parameters types H and platform M, the merchant code and the token',
  { tags: ['CALL-048'] },
  async () => {
    expect(
      await recordFirstQueryCall(answers, ({ api, queries }) => queries.fetchQuery(hotMatchesQuery(api, 'ana', 'EN'))),
    ).toEqual({
      route: 'GET /wps/announcement/hotMatch',
      parameters: { types: 'H', platform: 'M', merchantCode: 'acme01', token: 'token-of-ana' },
    })
  },
)
