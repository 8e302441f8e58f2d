import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { occupyPort } from './testing/occupyPort.ts'

const dev = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'dev.ts'), ...args], {
    encoding: 'utf8',
  })
  return { status, output: `${stdout}${stderr}` }
}

test.each([
  ['no merchant is given', [], /^No merchant given\. Run npm run dev -- <merchant>, with one of: .*\baurora\b.*\n$/],
  [
    'the merchant does not exist',
    ['acme'],
    /^There is no merchants\/acme\. Run npm run dev -- <merchant>, with one of: .*\baurora\b.*\n$/,
  ],
])('prints one line that lists the merchants when %s', (_title, args, line) => {
  expect(dev(...args)).toEqual({ status: 1, output: expect.stringMatching(line) })
})

test('uses another port for the sandbox, and prints one line, when the port is taken', async () => {
  const { port, release } = await occupyPort(21_600)
  const data = mkdtempSync(join(tmpdir(), 'lobby-dev-'))
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'dev.ts'), 'aurora', '--data', data, '--port', String(port - 100)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const ended = new Promise((resolve) => child.once('close', resolve))
  onTestFinished(async () => {
    await release()
    child.kill('SIGKILL')
    await ended
    rmSync(data, { recursive: true })
  })
  let output = ''
  const seen = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (output.includes('instead.')) resolve()
      })
    }
  })
  await Promise.race([seen, ended])
  expect(output).toMatch(new RegExp(`^Port ${port} is taken: using port \\d+ for the sandbox instead\\.$`, 'm'))
})
