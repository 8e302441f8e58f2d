import { once } from 'node:events'
import { networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'
import { compile } from '../compile.ts'
import { known } from '../merchantId.ts'
import { places } from '../places.ts'
import { rawOf } from '../reference/rawFolders.ts'
import { say } from '../say.ts'
import { argumentsOf } from '../verbs/verbs.ts'
import { findSandbox, startPreview } from './startPreview.ts'

/** What a phone in the same network reaches this machine by; null without a network. */
const addressInTheNetwork = (): string | null =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null

/**
 * What a preview prints: the address, its QR code, and what such an address cannot do.
 * @param sandbox where its data comes from; null where none answers
 * @param asked where it was told to be
 */
export function previewText(
  url: string,
  { onPhone, sandbox, asked }: { onPhone: boolean; sandbox: string | null; asked?: string | undefined },
): string {
  return [
    ...(onPhone ? [renderUnicodeCompact(url, { border: 2 }), ''] : []),
    url,
    ...(onPhone
      ? ['A phone in the same network opens it by the code.']
      : ['This machine is in no network, so no phone reaches it.']),
    'Over plain http a browser has no service worker, no installation and no encryption of its own: they need https.',
    'Games and customer service open on this machine alone.',
    sandbox === null
      ? `No sandbox that knows it answers at ${asked ?? 'the ports 4700 to 4710'}, so the site has no data: npm start beside this, begun after its folder was there, or --sandbox <origin>.`
      : `Its data comes from ${sandbox}.`,
    'Ctrl-C ends it.',
  ].join('\n')
}

/** The platform's code of a merchant, as its folder says it. */
const codeOf = (id: string) => String(rawOf(places.merchants, id, 'merchant.jsonc', ['code']) ?? '')

/**
 * `merchant preview <id> [--port 4800] [--address ip] [--sandbox origin]`: one merchant on this machine's address in the network, with
 * a QR code for the phone, until it is ended.
 * @returns the exit code
 * @throws a sentence where there is no such merchant, or its folder has mistakes
 */
export async function preview(argv: readonly string[]): Promise<number> {
  const { values, positionals } = argumentsOf('preview', argv)
  const id = known(places.merchants, positionals[0], 'preview <id>')
  const port = Number(values.port ?? 4800)
  if (!/^\d+$/.test(values.port ?? '0') || port > 65_535)
    throw new Error(`--port takes a number up to 65535, not "${values.port}".`)
  const address = values.address ?? addressInTheNetwork()
  await compile()
  const sandbox = await findSandbox(codeOf(id), values.sandbox === undefined ? undefined : [values.sandbox])
  const shown = await startPreview({
    id,
    address: address ?? '127.0.0.1',
    port,
    sandboxOrigin: sandbox ?? values.sandbox ?? 'http://127.0.0.1:4700',
  })
  say(previewText(shown.url, { onPhone: address !== null, sandbox, asked: values.sandbox }))
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
  await shown.close()
  return 0
}
