import type { Page } from '@playwright/test'

/** Lotteries that are drawn every hour or more seldom, with ten options of one kind of bet. */
const lotteries = ['roda-das-horas', 'mare-cheia'] as const

/**
 * Stakes more of the member's money on the next draws, as the site would, than any player of the house does in a day.
 *
 * @throws Error when the platform takes no bet of a lottery
 */
export async function stakeMost(page: Page): Promise<void> {
  // For a minute before each hour nothing is sold of either.
  for (let left = 13; ; left--) {
    const refused = await stakeNow(page)
    if (refused.length === 0) return
    if (left === 0 || !refused.every((said) => said.endsWith(': lottery.draw.closed')))
      throw new Error(refused.join('; '))
    await page.waitForTimeout(5000)
  }
}

/** What was refused, a line a lottery. */
function stakeNow(page: Page): Promise<string[]> {
  return page.evaluate(async (codes) => {
    const { token, merchantCode: Merchant = '' } = JSON.parse(
      localStorage.getItem('MC_SESSION_INFO') ?? '{}',
    ) as Record<string, string>
    const ask = async (path: string, body?: object) => {
      const headers = {
        Merchant,
        Authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }),
      }
      const answer = await fetch(path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
      return (await answer.json()) as { success: boolean; errorCode?: string; value?: { numero: string } }
    }
    const bets = [0, 1, 2, 3, 4].map((digit) => ({ playCode: 'LAST1', selection: String(digit), stakeMinor: 100_000 }))
    const failed: string[] = []
    for (const code of codes) {
      let said: string | undefined
      // A draw may close between the two calls.
      for (let time = 0; time < 2; time++) {
        const draw = await ask(`/lgw/lottery/numero?code=${code}`)
        const { success, errorCode } = await ask('/lgw/orders', {
          token,
          code,
          numero: draw.value?.numero,
          prizeMode: 'LOTT',
          gateway: 3,
          bets,
        })
        said = success ? undefined : errorCode
        if (success) break
      }
      // What may be staked on one draw was staked on it before.
      if (said !== undefined && said !== 'lottery.limit.exceeded') failed.push(`${code}: ${said}`)
    }
    return failed
  }, lotteries)
}
