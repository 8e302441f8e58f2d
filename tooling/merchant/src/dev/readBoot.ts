import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transformWithOxc, type ViteDevServer } from 'vite'

/** The boot script from its source. */
export async function readBoot(server: ViteDevServer): Promise<string> {
  const file = join(server.config.root, 'src/stamp/boot.ts')
  return (await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false })).code
}
