import { expect, test } from 'vitest'
import { anaMemberInfo } from '../testing/memberAnswers.ts'
import { memberPath, renderMine } from '../testing/renderMine.tsx'

test('shows the account name below the nickname', { tags: ['MEMB-021'] }, async () => {
  const { main } = await renderMine({
    answers: { [memberPath]: { value: { ...anaMemberInfo, account: 'ana-account' } } },
  })
  await expect.element(main.getByText('Ana Lima', { exact: true })).toBeVisible()
  await expect.element(main.getByText('ana-account', { exact: true })).toBeVisible()
})

test.each([null, '', 'ana-account'])(
  'shows the account name only one time when the nickname is %j',
  { tags: ['MEMB-021'] },
  async (nickname) => {
    const { main } = await renderMine({
      answers: { [memberPath]: { value: { ...anaMemberInfo, nickname, account: 'ana-account' } } },
    })
    await expect.element(main.getByText(/^Joined/)).toBeVisible()
    expect(main.getByText('ana-account', { exact: true }).elements()).toHaveLength(1)
  },
)
