import { once } from 'node:events'
import { networkInterfaces } from 'node:os'
import { parseArgs } from 'node:util'
import { renderUnicodeCompact } from 'uqr'
import { compile } from '../compile.ts'
import { known } from '../merchantId.ts'
import { places } from '../places.ts'
import { startPreview } from './startPreview.ts'

/** What a phone in the same network reaches this machine by; null without a network. */
const addressInTheNetwork = (): string | null =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null

/**
 * What a preview prints: the address, its QR code, and what such an address cannot do.
 * @param hasData Whether a sandbox answers.
 */
export function previewText(url: string, { onPhone, hasData, sandbox }: { onPhone: boolean; hasData: boolean; sandbox: string }): string {
  return [
    ...(onPhone ? [renderUnicodeCompact(url, { border: 2 }), ''] : []),
    url,
    ...(onPhone ? ['A phone in the same network opens it by the code.'] : ['This machine is in no network, so no phone reaches it.']),
    'Over plain http a browser has no service worker, no installation and no encryption of its own: they need https.',
    'Games and customer service open on this machine alone.',
    ...(hasData ? [] : [`No sandbox answers at ${sandbox}, so the site has no data: npm start beside this.`]),
    'Ctrl-C ends it.',
  ].join('\n')
}

const answers = (origin: string): Promise<boolean> =>
  fetch(origin, { signal: AbortSignal.timeout(2_000) }).then(
    () => true,
    () => false,
  )

/**
 * `merchant preview <id> [--port 4800] [--address ip] [--sandbox http://127.0.0.1:4700]`: one merchant on this machine's address in the network, with
 * a QR code for the phone, until it is ended.
 * @returns the exit code
 * @throws a sentence where there is no such merchant, or its folder has mistakes
 */
export async function preview(argv: readonly string[]): Promise<number> {
  const options = { port: { type: 'string', default: '4800' }, address: { type: 'string' }, sandbox: { type: 'string', default: 'http://127.0.0.1:4700' } } as const
  const { values, positionals } = parseArgs({ args: [...argv], allowPositionals: true, options })
  const id = known(places.merchants, positionals[0], 'preview <id>')
  const port = Number(values.port)
  if (!/^\d+$/.test(values.port) || port > 65_535) throw new Error(`--port takes a number up to 65535, not "${values.port}".`)
  const address = values.address ?? addressInTheNetwork()
  await compile()
  const shown = await startPreview({ id, address: address ?? '127.0.0.1', port, sandboxOrigin: values.sandbox })
  process.stdout.write(`${previewText(shown.url, { onPhone: address !== null, hasData: await answers(values.sandbox), sandbox: values.sandbox })}\n`)
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
  await shown.close()
  return 0
}
