import { startMemberSession } from '../startMemberSession.ts'
import { emulateSlowNetwork } from '../journey/emulateSlowNetwork.ts'
import { expect, test } from '../lobby.ts'
import { recordLayoutShifts } from '../recordLayoutShifts.ts'

/** The maximum sum of layout shifts. A sum below it is not noticeable. Web Vitals rates a sum up to 0.1 as good. */
const MAX_SHIFT = 0.02

const paths = {
  vip: ['/m/mine', '/m/securityCenter/accounts', '/m/notice', '/m/help'],
  agent: ['/m/member/agent/agentRebeat'],
} as const

for (const who of ['vip', 'agent'] as const) {
  test(`causes no noticeable layout shift while the screens of the player ${who} load on a slow network`, async ({
    page,
    lobby,
  }) => {
    test.setTimeout(120_000)
    await startMemberSession(page, { ...lobby, who })
    await emulateSlowNetwork(await page.context().newCDPSession(page))
    const readShifts = await recordLayoutShifts(page)
    for (const path of paths[who]) {
      await page.goto(lobby.origin + path)
      await page.waitForLoadState('networkidle')
      const { sum, shifts } = await readShifts()
      expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(MAX_SHIFT)
    }
  })
}
