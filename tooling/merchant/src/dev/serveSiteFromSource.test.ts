import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { generateMerchantFolders } from '../generate.ts'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { serveSiteFromSource } from './serveSiteFromSource.ts'

const sources: Readonly<Record<string, string>> = {
  'index.html': [
    '<!doctype html>',
    '<html>',
    '<head><meta charset="utf-8"><!--stamp:head--></head>',
    '<body><div id="root"></div><script type="module" src="/src/main.ts"></script></body></html>',
  ].join('\n'),
  'package.json': '{ "type": "module" }',
  'vite.config.ts': 'export default {}',
  'src/main.ts': 'document.title = "up"',
  'src/stamp/boot.ts': '{ const early: string[] = []; Object.assign(window, { __early: early }) }',
  'src/stamp/index.ts': `export const homePaths = ['/', '/m/home']
export const readLanguages = () => ({ PT: { tag: 'pt', direction: 'ltr' } })
export const preloadUrls = ({ code }: { code: string }) => ['/wps/x?merchantCode=' + code]
export const renderSkeleton = () => ({ head: '', body: '' })`,
}

async function startDevServer() {
  const root = createTemporaryFolder()
  const app = join(root, 'app')
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(app, path)), { recursive: true })
    writeFileSync(join(app, path), text)
  }
  const merchantsDir = join(root, 'merchants')
  const [merchant = ''] = generateMerchantFolders(merchantsDir, 1)
  const dev = await serveSiteFromSource({ merchant, port: 0, sandboxOrigin: 'http://127.0.0.1:9', merchantsDir, app })
  onTestFinished(() => dev.close())
  const ask = (path: string) =>
    new Promise<{ status: number; policy: string; body: string }>((resolve, reject) => {
      const headers = { host: new URL(dev.url).host, accept: 'text/html' }
      request({ host: '127.0.0.1', port: dev.port, path, headers }, (answer) => {
        let body = ''
        answer.setEncoding('utf8').on('data', (text: string) => (body += text))
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            policy: String(answer.headers['content-security-policy'] ?? ''),
            body,
          }),
        )
      })
        .once('error', reject)
        .end()
    })
  const token = /wsToken = "([^"]+)"/.exec((await ask('/@vite/client')).body)?.[1] ?? ''
  const socket = new WebSocket(`ws://127.0.0.1:${dev.port}/?token=${token}`, 'vite-hmr')
  const messages: { type: string; event?: string; data?: string; err?: { message: string } }[] = []
  socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data)) as (typeof messages)[number]))
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  onTestFinished(() => socket.close())
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(merchantsDir, merchant, file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }
  const write = (file: string, text: string) => {
    const path = join(merchantsDir, merchant, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const last = (type: string) => () => messages.findLast((message) => message.type === type)
  return { ask, edit, write, last, messages, merchant }
}

describe('serveSiteFromSource', () => {
  test('serves the same document head, files and content security policy as a stamped site', async () => {
    const { ask, merchant } = await startDevServer()
    const { body, policy } = await ask('/m/home')
    expect(body).toContain(`<html lang="pt" dir="ltr" data-merchant="${merchant}"`)
    expect(body).toContain('"early":["/wps/x?merchantCode=made0001"]')
    expect(body).not.toContain('string[]')
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'[; ].*object-src 'none'.*form-action 'self'/)
    expect((await ask('/m/login')).body).toContain('"early":[]')
    // At a path that cannot be decoded, the server sends the document for unknown paths.
    for (const path of ['/m/%', '/%E0%A4%A']) expect(await ask(path)).toEqual(await ask('/m/nowhere'))
    const logo = /"logo":\{"src":"([^"]+)"/.exec(body)?.[1] ?? ''
    expect((await ask(logo)).body).toContain('<svg')
    expect((await ask('/i18n/PT.core.json')).body).toContain('"core.signIn"')
  })

  test('shows a changed theme without a reload, but reloads the page when another file of the folder changed', async () => {
    const { edit, last, messages, ask } = await startDevServer()
    edit('theme.jsonc', (text) => text.replace(/"brand"\s*:\s*"[^"]+"/, '"brand": "#7fd6c2"'))
    await expect
      .poll(last('custom'))
      .toMatchObject({ event: 'lobby:theme', data: expect.stringContaining('--brand:#7fd6c2') as unknown })
    expect(messages.some(({ type }) => type === 'full-reload')).toBe(false)
    edit('merchant.jsonc', (text) => text.replace('Made 1', 'Made again'))
    await expect.poll(last('full-reload')).toBeTruthy()
    expect((await ask('/')).body).toContain('<title>Made again</title>')
  })

  test('shows the problems of a merchant folder until the folder is corrected', async () => {
    const { edit, last, ask } = await startDevServer()
    await ask('/')
    edit('flags.jsonc', (text) => text.replace('{', '{ "AGEPAGE": true,'))
    await expect
      .poll(last('error'))
      .toMatchObject({ err: { message: expect.stringMatching(/flags\.jsonc:1:3 LM021 .*AGEPAG/) as unknown } })
    expect((await ask('/')).status).toBe(500)
    // The error page of a folder with mistakes also shows Vite's overlay.
    expect((await ask('/@vite/client')).body).toMatch(
      /part: "tip"[^]*vite-error-overlay::part\(tip\) \{ display: none \}/,
    )
    edit('flags.jsonc', (text) => text.replace('{ "AGEPAGE": true,', '{'))
    await expect.poll(last('full-reload')).toBeTruthy()
    expect((await ask('/')).status).toBe(200)
  })

  test('validates the merchant folder against the product’s texts and the merchant codes of the other folders', async () => {
    const { write, last, ask } = await startDevServer()
    await ask('/')
    write('../other/merchant.jsonc', '{ "hosts": ["made0001.localhost"] }')
    write('messages/PT.json', '{ "core.home": "Casa {x}" }')
    await expect
      .poll(last('error'))
      .toMatchObject({
        err: { message: expect.stringMatching(/ LM033 [\s\S]*messages\/PT\.json:1:16 LM051 /) as unknown },
      })
  })

  test('responds with an error envelope of the API when the platform cannot be reached', async () => {
    const { ask } = await startDevServer()
    const { status, body } = await ask('/wps/system/startup')
    expect([status, JSON.parse(body)]).toEqual([
      502,
      expect.objectContaining({ success: false, errorCode: 'system.unreachable' }),
    ])
  })
})
