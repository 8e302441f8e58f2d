import { expect, test } from 'vitest'
import { anaMemberInfo } from '../testing/memberResponses.ts'
import { memberInfoEndpoint, renderMemberCentre } from '../testing/renderMemberCentre.tsx'

test('shows the account name below the nickname', { tags: ['MEMB-021'] }, async () => {
  const { main } = await renderMemberCentre({
    answers: { [memberInfoEndpoint]: { value: { ...anaMemberInfo, account: 'ana-account' } } },
  })
  await expect.element(main.getByText('Ana Lima', { exact: true })).toBeVisible()
  await expect.element(main.getByText('ana-account', { exact: true })).toBeVisible()
})

test.each([null, '', 'ana-account'])(
  'shows the account name only one time when the nickname is %j',
  { tags: ['MEMB-021'] },
  async (nickname) => {
    const { main } = await renderMemberCentre({
      answers: { [memberInfoEndpoint]: { value: { ...anaMemberInfo, nickname, account: 'ana-account' } } },
    })
    await expect.element(main.getByText(/^Joined/)).toBeVisible()
    expect(main.getByText('ana-account', { exact: true }).elements()).toHaveLength(1)
  },
)
