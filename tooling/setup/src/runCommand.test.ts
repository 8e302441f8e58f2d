import { expect, test } from 'vitest'
import { parseTimes, runCommand } from './runCommand.ts'

test('adds up the processor times that a shell prints', () => {
  expect(parseTimes('0m0.010s 0m0.020s\n1m2.500s 0m0.300s\n')).toBe(62_830)
})

test('reads decimal commas, which some shells print', () => {
  expect(parseTimes('0m0,500s 0m0,250s\n')).toBe(750)
})

test('reports the processor time of the processes that a command starts', async () => {
  const work = 'const end = process.cpuUsage().user + 200_000; while (process.cpuUsage().user < end);'
  const { succeeded, cpuMs } = await runCommand('sh', ['-c', '"$0" -e "$1"; exit 0', process.execPath, work])
  expect(succeeded).toBe(true)
  expect(cpuMs).toBeGreaterThanOrEqual(200)
})

test('reports a command that exits with an error', async () => {
  expect(await runCommand('sh', ['-c', 'exit 3'])).toMatchObject({ succeeded: false })
})
