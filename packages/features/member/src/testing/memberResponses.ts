import type { PlatformResponses } from '@lobby/platform/testing'

export const balanceEndpoint = 'GET /wps/wallets/balance'
export const memberInfoEndpoint = 'GET /wps/member/info'

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
export const memberResponses: PlatformResponses = {
  [balanceEndpoint]: { value: { sumBalance: 12.5, currencySymbol: 'R$' } },
  [memberInfoEndpoint]: { value: anaMemberInfo },
}
