import type { Page } from '@playwright/test'

/** Lotteries that have at most one draw an hour and a kind of bet with ten options. */
const lotteries = ['roda-das-horas', 'mare-cheia'] as const

/**
 * Places bets for the signed-in member through the site's API calls. The stakes exceed the daily stakes of every demo
 * player, which puts the member on the leaderboard.
 *
 * @throws If the platform refuses the bets for another reason than a draw's stake limit. Retries for more than a minute
 *   while a draw is closed.
 */
export async function placeBetsForLeaderboard(page: Page): Promise<void> {
  // Retry for more than a minute, because both lotteries close for the last minute of every hour.
  for (let left = 13; ; left--) {
    const refused = await placeBets(page)
    if (refused.length === 0) return
    if (left === 0 || !refused.every((line) => line.endsWith(': lottery.draw.closed')))
      throw new Error(refused.join('; '))
    await page.waitForTimeout(5000)
  }
}

/**
 * Places the bets one time on each lottery. Returns a line `<lottery>: <error code>` for each lottery whose bets were
 * refused.
 */
function placeBets(page: Page): Promise<string[]> {
  return page.evaluate(async (codes) => {
    const { token, merchantCode: Merchant = '' } = JSON.parse(
      localStorage.getItem('MC_SESSION_INFO') ?? '{}',
    ) as Record<string, string>
    const call = async (path: string, body?: object) => {
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
      let failure: string | undefined
      // Try a second time, because the draw may close between the call that fetches it and the call that places the
      // bets.
      for (let time = 0; time < 2; time++) {
        const draw = await call(`/lgw/lottery/numero?code=${code}`)
        const { success, errorCode } = await call('/lgw/orders', {
          token,
          code,
          numero: draw.value?.numero,
          prizeMode: 'LOTT',
          gateway: 3,
          bets,
        })
        failure = success ? undefined : errorCode
        if (success) break
      }
      // Ignore an exceeded limit: an earlier run has already placed the maximum stake on this draw.
      if (failure !== undefined && failure !== 'lottery.limit.exceeded') failed.push(`${code}: ${failure}`)
    }
    return failed
  }, lotteries)
}
