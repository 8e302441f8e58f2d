import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { holdPort } from './testing/holdPort.ts'

const dev = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'dev.ts'), ...args], {
    encoding: 'utf8',
  })
  return { status, said: `${stdout}${stderr}` }
}

test.each([
  ['no merchant', [], /^Which merchant\? npm run dev -- <merchant>, one of: .*\baurora\b.*\n$/],
  [
    'a merchant that does not exist',
    ['acme'],
    /^There is no merchants\/acme\. npm run dev -- <merchant>, one of: .*\baurora\b.*\n$/,
  ],
])('%s is one line with the cure', (_title, args, line) => {
  expect(dev(...args)).toEqual({ status: 1, said: expect.stringMatching(line) })
})

test('a taken port is one line, as with a start', async () => {
  const { port, free } = await holdPort(21_600)
  const data = mkdtempSync(join(tmpdir(), 'lobby-dev-'))
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'dev.ts'), 'aurora', '--data', data, '--port', String(port - 100)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const ended = new Promise((resolve) => child.once('close', resolve))
  onTestFinished(async () => {
    await free()
    child.kill('SIGKILL')
    await ended
    rmSync(data, { recursive: true })
  })
  let said = ''
  const seen = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        if (said.includes('instead.')) resolve()
      })
    }
  })
  await Promise.race([seen, ended])
  expect(said).toMatch(new RegExp(`^Port ${port} is taken: the sandbox on \\d+ instead\\.$`, 'm'))
})
