import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createFakeMachine, type FakeMachine } from './testing/createFakeMachine.ts'

const pinned = `node_modules/node-${process.platform}-${process.arch}/bin/node`
const runOwnNode = `exec "${process.execPath}" "$@"`

test('runs the script and its child processes with the pinned Node', () => {
  using own = createFakeMachine()
  own.write(pinned, `#!/bin/sh\necho pinned "$@"\n`)
  own.write('inner.mjs', '')
  expect(own.run('node.mjs', ['inner.mjs', 'a', '--b']).output).toBe('pinned inner.mjs a --b\n')
  own.write(pinned, `#!/bin/sh\n${runOwnNode}\n`)
  own.write('inner.mjs', 'console.log(process.env.PATH)')
  expect(own.run('node.mjs', [join(own.root, 'inner.mjs')]).output.split(':')[0]).toBe(join(own.root, dirname(pinned)))
})

test.each([0, 3])('exits with the exit code %i of the script', (code) => {
  using own = createFakeMachine()
  own.write('inner.mjs', `process.exit(${code})`)
  expect(own.run('node.mjs', [join(own.root, 'inner.mjs')]).status).toBe(code)
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'forwards the signal %s to the script, and waits until the script ends',
  async (signal) => {
    using own = createFakeMachine()
    own.write(
      'inner.mjs',
      `process.on('${signal}', () => { console.log('received'); process.exit(5) }); setInterval(() => {}, ` +
        `1000); console.log('up')`,
    )
    const child = spawn(process.execPath, [join(own.root, 'tooling/setup/node.mjs'), join(own.root, 'inner.mjs')])
    let output = ''
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString()
      if (output === 'up\n') child.kill(signal)
    })
    expect(await once(child, 'exit')).toEqual([5, null])
    expect(output).toBe('up\nreceived\n')
  },
)

const runWithoutPinnedNode = (own: FakeMachine, nodeVersion: string) => {
  own.write('inner.mjs', 'console.log(process.env.NODE_OPTIONS)')
  return own.run('node.mjs', [join(own.root, 'inner.mjs')], { nodeVersion })
}

test.each(['22.13.0', '23.5.0'])(
  "runs the machine's Node %s with --experimental-strip-types when no Node is pinned",
  (version) => {
    using own = createFakeMachine()
    expect(runWithoutPinnedNode(own, version)).toMatchObject({
      status: 0,
      output: expect.stringContaining('--experimental-strip-types'),
    })
  },
)

test.each(['22.18.0', '23.6.0', '24.0.0', '26.10.0'])(
  "runs the machine's Node %s without --experimental-strip-types when no Node is pinned",
  (version) => {
    using own = createFakeMachine()
    expect(runWithoutPinnedNode(own, version)).toMatchObject({
      status: 0,
      output: expect.not.stringContaining('strip-types'),
    })
  },
)

test.each(['20.20.2', '22.12.0'])(
  "prints one line with the Node version to install when no Node is pinned and the machine's Node is %s",
  (version) => {
    using own = createFakeMachine()
    const { status, output } = runWithoutPinnedNode(own, version)
    expect(status).toBe(1)
    expect(output.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/no pinned Node for .* Install Node 22\.13 or newer/),
    ])
  },
)

test("runs the machine's Node when the pinned Node cannot start", () => {
  using own = createFakeMachine()
  own.write(pinned, '#!/nowhere/loader\n')
  own.write('inner.mjs', "console.log('up')")
  expect(own.run('node.mjs', [join(own.root, 'inner.mjs')])).toEqual({ status: 0, output: 'up\n' })
})
