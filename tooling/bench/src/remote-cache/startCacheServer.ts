import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fetchProgram } from '../apps/fetchTool.ts'
import { freePort } from '../lighthouse/freePort.ts'

/** A remote cache of Turborepo on this machine alone. */
export interface CacheServer {
  /** What a build is told so that it uses this cache. */
  readonly env: Readonly<Record<string, string>>
  /** The folder that holds what was stored, a file a task. */
  readonly storage: string
  readonly close: () => Promise<void>
}

/**
 * Starts the open server `turborepo-remote-cache` on the loopback address, with a token and a signature key that are made up for it.
 * @param dir where it stores what it is sent
 * @throws when it cannot be fetched, or does not answer within 30 seconds
 */
export async function startCacheServer(dir: string): Promise<CacheServer> {
  const program = fetchProgram({ name: 'turborepo-remote-cache', version: '2.12.0', entry: 'dist/cli.js' })
  const [port, token, key] = [await freePort(), randomBytes(24).toString('hex'), randomBytes(32).toString('hex')]
  const team = 'team_lobby'
  const settings = {
    ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error' },
    ...{ STORAGE_PROVIDER: 'local', STORAGE_PATH: dir, STORAGE_PATH_USE_TMP_FOLDER: 'false' },
    ...{ TURBO_TOKEN: token, TURBO_REMOTE_CACHE_SIGNATURE_KEY: key },
  }
  const child = spawn(process.execPath, [program], { env: { PATH: process.env['PATH'], ...settings }, stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()).once('error', () => resolve()))
  const close = async () => {
    child.kill()
    await ended
  }
  const url = `http://127.0.0.1:${port}`
  for (const until = Date.now() + 30_000; !(await answers(`${url}/v8/artifacts/status`, token)); await setTimeout(100)) {
    if (Date.now() < until && child.exitCode === null) continue
    await close()
    throw new Error('The cache server does not answer. Run it by hand to see why: turborepo-remote-cache in .cache.')
  }
  return { env: { TURBO_API: url, TURBO_TOKEN: token, TURBO_TEAM: team, TURBO_REMOTE_CACHE_SIGNATURE_KEY: key }, storage: join(dir, team), close }
}

async function answers(url: string, token: string): Promise<boolean> {
  try {
    return (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).ok
  } catch {
    return false
  }
}
