import { createTestSite } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { userAgreementQuery } from './agreement.ts'

test('fetches the user agreement one time per language', async () => {
  const { api, queries, fetch } = createTestSite({
    answers: {
      'GET /wps/system/userAgreement': { value: { title: 'Agreement', content: '<p>Play fair.</p>', version: '7' } },
    },
  })
  for (const language of ['EN', 'PT', 'EN']) await queries.fetchQuery(userAgreementQuery(api, language))
  expect(fetch.asked).toEqual(['GET /wps/system/userAgreement', 'GET /wps/system/userAgreement'])
})
