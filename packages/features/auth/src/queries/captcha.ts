import type { Client } from '@lobby/api'
import { captcha } from '@lobby/api/operations/member'
import { moduleIdByCall } from '@lobby/merchant'
import { queryOptions } from '@tanstack/react-query'

/**
 * Fetches the picture of a captcha as a data URL. The client chooses the captcha's id. Never refetches, because a
 * captcha is valid only one time.
 */
export const captchaQuery = (api: Client, captchaId: string) =>
  queryOptions({
    queryKey: ['captcha', captchaId],
    queryFn: async ({ signal }) =>
      `data:image/png;base64,${await api.call(captcha, { query: { captchaId, moduleId: moduleIdByCall.captcha }, signal })}`,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
