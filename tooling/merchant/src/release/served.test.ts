import { request } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serveSites } from '../serve/serveSites.ts'
import { createReleaseTestSetup } from './testing/createReleaseTestSetup.ts'

/** Node does not resolve the host name `<id>.localhost`, so the request has this name only in the `Host` header. */
const ask = (port: number, id: string, path: string) =>
  new Promise<string>((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, headers: { host: `${id}.localhost:${port}`, accept: 'text/html' } },
      (answer) => {
        let text = ''
        answer
          .setEncoding('utf8')
          .on('data', (part: string) => (text += part))
          .on('end', () => resolve(text))
      },
    )
    asked.on('error', reject).end()
  })

const buildOf = (page: string) => /"build":"([\w-]+)"/.exec(page)?.[1]

test(
  'serves each promoted release and each rollback without a restart of the web server',
  { timeout: 120_000 },
  async () => {
    const { ids, store, run, recolour, served } = createReleaseTestSetup(2)
    for (const name of ['one', 'two']) {
      expect(await run(`release --name ${name}`, { smallest: true })).toMatchObject({ code: 0 })
      for (const id of ids) recolour(id)
    }
    for (const ring of ['canary', 'all']) await run(`promote one --ring ${ring}`)
    const host = await serveSites({ sitesDir: join(store, 'served'), port: 0, sandboxOrigin: 'http://127.0.0.1:9' })
    onTestFinished(() => host.close())
    expect(Object.keys(host.origins)).toEqual(ids)
    const builds = async () => Promise.all(ids.map(async (id) => buildOf(await ask(host.port, id, '/m/home'))))
    const [first, second] = await builds()
    expect([first, second]).not.toContain(undefined)
    const earlier = served(ids[0])
    await run('promote two --ring canary')
    const [changed, ...others] = await builds()
    expect(changed).not.toBe(first)
    expect(served(ids[0])).not.toEqual(earlier)
    expect(others).toEqual([second])
    expect(await ask(host.port, ids[0], '/sw.js')).toContain(changed)
    await run(`rollback ${ids[0]} one`)
    expect(await builds()).toEqual([first, second])
    expect(served(ids[0])).toEqual(earlier)
    // A rollback also serves the older service worker again.
    expect(await ask(host.port, ids[0], '/sw.js')).toContain(first)
  },
)
