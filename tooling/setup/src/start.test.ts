import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workspaceRoot } from './workspaceRoot.ts'
import { occupyPort } from './testing/occupyPort.ts'

const folder = mkdtempSync(join(tmpdir(), 'lobby-start-'))
const merchants = join(folder, 'merchants')
const running: ChildProcess[] = []
const taken = await occupyPort(21_400)

beforeAll(() => cpSync(join(workspaceRoot, 'merchants'), merchants, { recursive: true }))

afterAll(async () => {
  await taken.release()
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** Runs the script of `npm start`, and waits until its output contains `until` or the process exits. */
async function start(
  until: string,
): Promise<{ child: ChildProcess; readOutput: () => string; ended: Promise<number | null> }> {
  const options = { data: join(folder, 'data'), merchants, sites: join(folder, 'sites'), port: String(taken.port) }
  const args = [
    'tooling/setup/node.mjs',
    'tooling/setup/src/start.ts',
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
  ]
  const child = spawn(process.execPath, args, { cwd: workspaceRoot, stdio: ['ignore', 'pipe', 'pipe'] })
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
  return { child, readOutput: () => text, ended }
}

/**
 * Requests a URL on this machine and returns the status. Node does not resolve `*.localhost`, so the request has the
 * host name in a header.
 */
const fetchStatus = ({ port, host, path }: { readonly port: number; readonly host: string; readonly path: string }) =>
  new Promise<number | undefined>((resolve, reject) =>
    get({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` }, agent: false }, (response) =>
      resolve(response.resume().statusCode),
    ).once('error', reject),
  )
const readPort = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1])

test(
  'serves the printed URLs of the sites and the sandbox until SIGINT stops all servers',
  { timeout: 60_000 },
  async () => {
    const { child, readOutput, ended } = await start('Ctrl-C')
    const text = readOutput()
    expect(text).toMatch(new RegExp(`Port ${taken.port} is taken: using port \\d+ for the sites instead\\.`))
    const sites = readPort(text, /aurora\.localhost:(\d+)/)
    const sandbox = readPort(text, /localhost:(\d+)\/docs/)
    const addresses = [
      { port: sites, host: 'aurora.localhost', path: '/' },
      { port: sites, host: 'trevo.localhost', path: '/m/home' },
      { port: sandbox, host: 'localhost', path: '/docs' },
    ]
    for (const address of addresses) expect(await fetchStatus(address)).toBe(200)
    child.kill('SIGINT')
    expect(await ended).toBe(0)
    for (const address of addresses) await expect(fetchStatus(address)).rejects.toThrow('ECONNREFUSED')
  },
)

test(
  'serves the previous site of a merchant folder with a mistake, and prints the mistake one time',
  { timeout: 60_000 },
  async () => {
    writeFileSync(join(merchants, 'trevo/flags.jsonc'), '{ "AGEPAGE": true }')
    const { child, readOutput, ended } = await start('Ctrl-C')
    const text = readOutput()
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
    cpSync(join(workspaceRoot, 'merchants/trevo/flags.jsonc'), join(merchants, 'trevo/flags.jsonc'))
  },
)

test(
  'serves the other sites when one merchant folder has mistakes, but exits when all folders have mistakes',
  { timeout: 60_000 },
  async () => {
    const line =
      /^merchants\/aurora is not stamped: it has \d+ mistakes?\. Fix the folder, then run: npm run merchant -- doctor aurora$/m
    rmSync(join(folder, 'sites'), { recursive: true, force: true })
    writeFileSync(join(merchants, 'aurora/flags.jsonc'), '{ "NOSUCHFLAG": true }')
    const one = await start('Ctrl-C')
    expect(one.readOutput()).toMatch(line)
    expect(one.readOutput()).not.toContain('http://aurora.localhost')
    expect(one.readOutput()).toContain('http://trevo.localhost')
    one.child.kill('SIGTERM')
    expect(await one.ended).toBe(0)

    rmSync(join(folder, 'sites'), { recursive: true, force: true })
    for (const id of readdirSync(merchants)) writeFileSync(join(merchants, id, 'flags.jsonc'), '{')
    const none = await start('Ctrl-C')
    expect(await none.ended).toBe(1)
    expect(none.readOutput()).toMatch(line)
    expect(none.readOutput()).toMatch(/No merchant folder could be stamped, so there is nothing to serve\.\n$/)
  },
)
