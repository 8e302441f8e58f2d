import { afterAll } from 'vitest'

/** Reads the processor time of this worker: of the process in Node, of the page's process in a browser. */
async function readCpuMs(): Promise<number> {
  if (typeof window === 'undefined') {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  const { cdp } = await import('vitest/browser')
  const session = cdp()
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ProcessTime')?.value ?? 0) * 1000
}

const before = await readCpuMs()
// The timings reporter reads `cpuMs` from the test file's metadata.
// eslint-disable-next-line no-empty-pattern
afterAll(async ({}, file) => {
  Object.assign(file.meta, { cpuMs: (await readCpuMs()) - before })
})
