import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './root.ts'
import { holdPort } from './testing/holdPort.ts'

const folder = mkdtempSync(join(tmpdir(), 'lobby-start-'))
const merchants = join(folder, 'merchants')
const running: ChildProcess[] = []
const taken = await holdPort(21_400)

beforeAll(() => cpSync(join(root, 'merchants'), merchants, { recursive: true }))

afterAll(async () => {
  await taken.free()
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** Starts everything as `npm start` does, until `until` stands in what it says, or it ends. */
async function start(
  until: string,
): Promise<{ child: ChildProcess; said: () => string; ended: Promise<number | null> }> {
  const options = { data: join(folder, 'data'), merchants, sites: join(folder, 'sites'), port: String(taken.port) }
  const args = [
    'tooling/setup/node.mjs',
    'tooling/setup/src/start.ts',
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
  ]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  running.push(child)
  let text = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  const seen = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
        if (text.includes(until)) resolve()
      })
    }
  })
  await Promise.race([seen, ended])
  return { child, said: () => text, ended }
}

/** The status of an address on this machine. Node does not resolve `*.localhost`, so the name goes into the header. */
const statusOf = ({ port, host, path }: { readonly port: number; readonly host: string; readonly path: string }) =>
  new Promise<number | undefined>((resolve, reject) =>
    get({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` }, agent: false }, (answer) =>
      resolve(answer.resume().statusCode),
    ).once('error', reject),
  )
const portIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1])

test('a start says where everything is once it answers, and a signal ends all of it', { timeout: 60_000 }, async () => {
  const { child, said, ended } = await start('Ctrl-C')
  const text = said()
  expect(text).toMatch(new RegExp(`Port ${taken.port} is taken: the sites on \\d+ instead\\.`))
  const sites = portIn(text, /aurora\.localhost:(\d+)/)
  const sandbox = portIn(text, /localhost:(\d+)\/docs/)
  const addresses = [
    { port: sites, host: 'aurora.localhost', path: '/' },
    { port: sites, host: 'trevo.localhost', path: '/m/home' },
    { port: sandbox, host: 'localhost', path: '/docs' },
  ]
  for (const address of addresses) expect(await statusOf(address)).toBe(200)
  child.kill('SIGINT')
  expect(await ended).toBe(0)
  for (const address of addresses) await expect(statusOf(address)).rejects.toThrow('ECONNREFUSED')
})

test(
  'the old site of a folder that was broken since says so in the list; its mistake is told once, with its code, before ports and list',
  { timeout: 60_000 },
  async () => {
    writeFileSync(join(merchants, 'trevo/flags.jsonc'), '{ "AGEPAGE": true }')
    const { child, said, ended } = await start('Ctrl-C')
    const text = said()
    expect(text.match(/trevo\/flags\.jsonc/g)).toHaveLength(1)
    expect(text).toMatch(
      /^ {2}trevo +http:\/\/trevo\.localhost:\d+ {3}not stamped: old site of \d{4}-\d\d-\d\d \d\d:\d\d$/m,
    )
    expect(text).toMatch(/^ {2}aurora +http:\/\/aurora\.localhost:\d+$/m)
    const places = [
      'trevo/flags.jsonc:1:3 LM021 ',
      'merchants/trevo is not stamped',
      `Port ${taken.port} is taken`,
      'Sites',
    ].map((part) => text.indexOf(part))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
    child.kill('SIGTERM')
    await ended
    cpSync(join(root, 'merchants/trevo/flags.jsonc'), join(merchants, 'trevo/flags.jsonc'))
  },
)

test(
  'a broken folder is told with the cure, and the others are served; with none left, it says so and ends',
  { timeout: 60_000 },
  async () => {
    const line =
      /^merchants\/aurora is not stamped: it has \d+ mistakes?\. Once it is mended: npm run merchant -- doctor aurora$/m
    rmSync(join(folder, 'sites'), { recursive: true, force: true })
    writeFileSync(join(merchants, 'aurora/flags.jsonc'), '{ "NOSUCHFLAG": true }')
    const one = await start('Ctrl-C')
    expect(one.said()).toMatch(line)
    expect(one.said()).not.toContain('http://aurora.localhost')
    expect(one.said()).toContain('http://trevo.localhost')
    one.child.kill('SIGTERM')
    expect(await one.ended).toBe(0)

    rmSync(join(folder, 'sites'), { recursive: true, force: true })
    for (const id of readdirSync(merchants)) writeFileSync(join(merchants, id, 'flags.jsonc'), '{')
    const none = await start('Ctrl-C')
    expect(await none.ended).toBe(1)
    expect(none.said()).toMatch(line)
    expect(none.said()).toMatch(/No merchant folder could be stamped, so there is nothing to serve\.\n$/)
  },
)
