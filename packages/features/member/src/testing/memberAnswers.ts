import type { PlatformResponses } from '@lobby/platform/testing'

export const balancePath = 'GET /wps/wallets/balance'
export const memberPath = 'GET /wps/member/info'

export const anaMemberInfo = {
  id: 1,
  account: 'ana',
  nickname: 'Ana Lima',
  userName: 'ana',
  type: 1,
  regDate: '2026-01-01T00:00:00Z',
  toUpline: false,
  vipLevel: 'VIP 2',
}

/** The platform's responses for a member with a balance of 12.50. */
export const memberAnswers: PlatformResponses = {
  [balancePath]: { value: { sumBalance: 12.5, currencySymbol: 'R$' } },
  [memberPath]: { value: anaMemberInfo },
}
