import { generateKeyPairSync } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

let publicKey: string | undefined

/** Creates one key pair for all tests of a process, because a key pair takes about 100 ms. */
const getPublicKey = () =>
  (publicKey ??= generateKeyPairSync('rsa', { modulusLength: 2048 })
    .publicKey.export({ type: 'spki', format: 'pem' })
    .toString())

/**
 * Replaces the demo values in a merchant folder that `generateMerchantFolders` made. A person does the same before
 * players use a site.
 */
export function setLiveValues(merchantsDir: string, id: string): void {
  const edit = (file: string, changes: readonly (readonly [string | RegExp, string])[]) => {
    const path = join(merchantsDir, id, file)
    let text = readFileSync(path, 'utf8')
    for (const [from, to] of changes) {
      if (text.search(from) < 0) throw new Error(`${path} does not contain ${String(from)}.`)
      text = text.replace(from, to)
    }
    writeFileSync(path, text)
  }
  edit('merchant.jsonc', [
    [`${id}.localhost`, `www.${id}.example`],
    [/"text": \{[^}]*\}/, '"text": "Licence 7"'],
    [/,\s*"emulator": true/, ''],
  ])
  edit('cdn.jsonc', [
    [/http:\/\/play\.localhost:\*/, 'https://play.example'],
    [/http:\/\/service\.localhost:\*/, 'https://service.example'],
  ])
  writeFileSync(join(merchantsDir, id, 'encryption-key.pem'), getPublicKey())
}
