import { once } from 'node:events'
import { networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'
import { compileSite } from '../compileSite.ts'
import { resolveMerchantId } from '../merchantId.ts'
import { DEFAULT_PATHS } from '../places.ts'
import { readRawSetting } from '../reference/readRawMerchantSettings.ts'
import { printLine } from '../output.ts'
import { parseVerbArguments } from '../verbs/verbs.ts'
import { findSandboxWithMerchant, startPreview } from './startPreview.ts'

/** Returns the IPv4 address at which a phone in the same network reaches this machine. Null without a network. */
const findNetworkAddress = (): string | null =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null

/**
 * Returns the output of a preview: the URL, its QR code, and the limits of a site over plain http.
 * @param sandbox The origin of the sandbox that has the site's data. Null if no sandbox responds.
 * @param asked The origin that was named with `--sandbox`.
 */
export function formatPreviewOutput(
  url: string,
  { onPhone, sandbox, asked }: { onPhone: boolean; sandbox: string | null; asked?: string | undefined },
): string {
  return [
    ...(onPhone ? [renderUnicodeCompact(url, { border: 2 }), ''] : []),
    url,
    ...(onPhone
      ? ['Scan the code with a phone in the same network to open it.']
      : ['This machine is not in a network, so no phone can reach it.']),
    'Over plain http, browsers offer no service worker, no installation and no Web Crypto: these need https.',
    'Games and customer service open only on this machine.',
    sandbox === null
      ? `No sandbox with this merchant answers at ${asked ?? 'the ports 4700 to 4710'}, so the site has no data. Run npm start in another terminal (restart it if the folder is new), or name one: --sandbox <origin>.`
      : `Its data comes from ${sandbox}.`,
    'Press Ctrl-C to stop.',
  ].join('\n')
}

const codeOf = (id: string) => String(readRawSetting(DEFAULT_PATHS.merchants, id, 'merchant.jsonc', ['code']) ?? '')

/**
 * Runs `merchant preview <id> [--port 4800] [--address ip] [--sandbox origin]`: serves one merchant at this machine's
 * network address, with a QR code for a phone, until it is stopped.
 * @returns The exit code.
 * @throws Error if the merchant does not exist, or its folder has mistakes.
 */
export async function runPreviewVerb(argv: readonly string[]): Promise<number> {
  const { values, positionals } = parseVerbArguments('preview', argv)
  const id = resolveMerchantId(DEFAULT_PATHS.merchants, positionals[0], 'preview <id>')
  const port = Number(values.port ?? 4800)
  if (!/^\d+$/.test(values.port ?? '0') || port > 65_535)
    throw new Error(`--port takes a number up to 65535, not "${values.port}".`)
  const address = values.address ?? findNetworkAddress()
  await compileSite()
  const sandbox = await findSandboxWithMerchant(codeOf(id), values.sandbox === undefined ? undefined : [values.sandbox])
  const shown = await startPreview({
    id,
    address: address ?? '127.0.0.1',
    port,
    sandboxOrigin: sandbox ?? values.sandbox ?? 'http://127.0.0.1:4700',
  })
  printLine(formatPreviewOutput(shown.url, { onPhone: address !== null, sandbox, asked: values.sandbox }))
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
  await shown.close()
  return 0
}
