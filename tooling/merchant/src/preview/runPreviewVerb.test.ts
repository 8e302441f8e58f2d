import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hashFilesOfFolder } from '../testing/readFilesOfFolder.ts'
import { createBuildTestSetup } from '../testing/createBuildTestSetup.ts'
import { formatPreviewOutput } from './runPreviewVerb.ts'
import { findSandboxWithMerchant, startPreview, type PreviewOptions } from './startPreview.ts'

const sandboxOrigin = 'http://127.0.0.1:9'

function createPreviews() {
  const shop = createBuildTestSetup(2)
  const start = async (more: Partial<PreviewOptions> = {}) => {
    const { merchantsDir, compileDir, ids } = shop
    const shown = await startPreview({
      id: ids[0],
      address: '127.0.0.1',
      port: 0,
      sandboxOrigin,
      merchantsDir,
      compileDir,
      ...more,
    })
    onTestFinished(() => shown.close())
    return shown
  }
  return { ...shop, start }
}

test("serves one merchant's site at a network address without changing the merchant folder", async () => {
  const { start, ids, merchantsDir } = createPreviews()
  const before = hashFilesOfFolder(merchantsDir)
  // Uses 0.0.0.0 instead of this machine's network address. Like a network address, 0.0.0.0 is not a host in the
  // merchant folder.
  const { url } = await start({ address: '0.0.0.0' })
  const page = await (await fetch(`http://127.0.0.1:${new URL(url).port}/m/home`)).text()
  expect(page).toContain(`"hosts":["${ids[0]}.localhost","0.0.0.0"]`)
  expect(page).not.toContain(ids[1])
  expect(hashFilesOfFolder(merchantsDir)).toEqual(before)
})

test('finds the first sandbox whose data contain the merchant', async () => {
  const sandbox = async (code: string) => {
    const server = createServer((request, response) =>
      response
        .writeHead(request.url === '/wps/system/startup' && request.headers['merchant'] === code ? 200 : 403)
        .end(),
    ).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const [other, own] = [await sandbox('theirs'), await sandbox('mine')]
  expect(await findSandboxWithMerchant('mine', [sandboxOrigin, other, own])).toBe(own)
  expect(await findSandboxWithMerchant('nobodys', [sandboxOrigin, other, own])).toBeNull()
})

test('throws an error with the mistakes of a merchant folder, and removes its temporary files', async () => {
  const { start, edit, ids } = createPreviews()
  const own = createTemporaryFolder()
  vi.stubEnv('TMPDIR', own)
  onTestFinished(() => void vi.unstubAllEnvs())
  edit(ids[0], 'theme.jsonc', (text) => text.replace('"dark"', '"dusk"'))
  await expect(start()).rejects.toThrow(/theme\.jsonc:3:11 LM005 [^]*doctor made0001/)
  expect(readdirSync(own)).toEqual([])
})

test('prints the URL of the preview, its QR code, the limits of plain http and the sandbox that has the data', () => {
  const of = (more: object) =>
    formatPreviewOutput('http://192.168.1.5:4800', { onPhone: true, sandbox: sandboxOrigin, ...more })
  expect(of({})).toMatch(/[█▀▄]{8}[^]*\nhttp:\/\/192\.168\.1\.5:4800\n[^]*need https/)
  expect(of({})).not.toContain('npm start')
  expect(of({ sandbox: null })).toMatch(/4700 to 4710.*npm start.*--sandbox/)
  expect(of({ sandbox: null, asked: 'http://127.0.0.1:5' })).toContain('answers at http://127.0.0.1:5,')
  expect(of({ onPhone: false })).not.toMatch(/[█▀▄]/)
})
