import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { machine, type Machine } from './testing/machine.ts'

const pinned = `node_modules/node-${process.platform}-${process.arch}/bin/node`
const real = `exec "${process.execPath}" "$@"`

test('runs the script with the pinned Node, which its children find too', () => {
  using own = machine()
  own.write(pinned, `#!/bin/sh\necho pinned "$@"\n`)
  own.write('inner.mjs', '')
  expect(own.run('node.mjs', ['inner.mjs', 'a', '--b']).said).toBe('pinned inner.mjs a --b\n')
  own.write(pinned, `#!/bin/sh\n${real}\n`)
  own.write('inner.mjs', 'console.log(process.env.PATH)')
  expect(own.run('node.mjs', [join(own.root, 'inner.mjs')]).said.split(':')[0]).toBe(join(own.root, dirname(pinned)))
})

test.each([0, 3])('passes the exit code %i on', (code) => {
  using own = machine()
  own.write('inner.mjs', `process.exit(${code})`)
  expect(own.run('node.mjs', [join(own.root, 'inner.mjs')]).status).toBe(code)
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('passes %s on, and waits for the end', async (signal) => {
  using own = machine()
  own.write(
    'inner.mjs',
    `process.on('${signal}', () => { console.log('told'); process.exit(5) }); setInterval(() => {}, 1000); console.log('up')`,
  )
  const child = spawn(process.execPath, [join(own.root, 'tooling/setup/node.mjs'), join(own.root, 'inner.mjs')])
  let said = ''
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString()
    if (said === 'up\n') child.kill(signal)
  })
  expect(await once(child, 'exit')).toEqual([5, null])
  expect(said).toBe('up\ntold\n')
})

const ownNode = (own: Machine, nodeVersion: string) => {
  own.write('inner.mjs', 'console.log(process.env.NODE_OPTIONS)')
  return own.run('node.mjs', [join(own.root, 'inner.mjs')], { nodeVersion })
}

test.each(['22.13.0', '23.5.0'])("without a pinned Node, the machine's own %s runs, told to strip types", (version) => {
  using own = machine()
  expect(ownNode(own, version)).toMatchObject({
    status: 0,
    said: expect.stringContaining('--experimental-strip-types'),
  })
})

test.each(['22.18.0', '23.6.0', '24.0.0', '26.10.0'])(
  "without a pinned Node, the machine's own %s runs as it is",
  (version) => {
    using own = machine()
    expect(ownNode(own, version)).toMatchObject({ status: 0, said: expect.not.stringContaining('strip-types') })
  },
)

test.each(['20.20.2', '22.12.0'])(
  "without a pinned Node, the machine's own %s is one line with the cure",
  (version) => {
    using own = machine()
    const { status, said } = ownNode(own, version)
    expect(status).toBe(1)
    expect(said.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/no pinned Node for .* Install Node 22\.13 or newer/),
    ])
  },
)

test('a pinned Node that cannot start counts as none', () => {
  using own = machine()
  own.write(pinned, '#!/nowhere/loader\n')
  own.write('inner.mjs', "console.log('up')")
  expect(own.run('node.mjs', [join(own.root, 'inner.mjs')])).toEqual({ status: 0, said: 'up\n' })
})
