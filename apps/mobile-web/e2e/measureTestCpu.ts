import { getTimingsDir } from '@lobby/test-kit/timings'
import type { Browser, TestInfo } from '@playwright/test'

/**
 * Runs a test and records its processor time as the annotation `cpuMs`, which `playwrightTimings.ts` reads. The time
 * includes this process, with its sandbox and server, and all processes of the browser. Records nothing without `npm
 * test -- --timings`.
 */
export async function measureTestCpu(
  browser: Browser | null,
  run: () => Promise<void>,
  testInfo: TestInfo,
): Promise<void> {
  if (browser === null || getTimingsDir() === undefined) return run()
  const session = await browser.newBrowserCDPSession()
  const readCpuMs = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    return new Map(processInfo.map(({ id, cpuTime }) => [id, cpuTime * 1000]))
  }
  const [ownBefore, before] = [process.cpuUsage(), await readCpuMs()]
  await run()
  const { user, system } = process.cpuUsage(ownBefore)
  let cpuMs = (user + system) / 1000
  for (const [id, ms] of await readCpuMs()) cpuMs += ms - (before.get(id) ?? 0)
  testInfo.annotations.push({ type: 'cpuMs', description: String(Math.round(cpuMs)) })
  await session.detach()
}
