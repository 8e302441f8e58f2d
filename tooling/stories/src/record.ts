import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PublicMerchant } from '@lobby/merchant'
import { readMerchants } from '@lobby/merchant/reader'
import { startSandboxServer } from '@lobby/sandbox/server'
import {
  recordMemberResponses,
  recordMerchantResponses,
  recordSharedResponses,
  type RecordedResponses,
} from './recordResponses.ts'

const root = join(import.meta.dirname, '../../..')
const stories = join(root, 'apps/storybook')
const merchantsDir = join(root, 'merchants')

const write = async (file: string, content: string | Uint8Array) => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
const writeAnswers = (name: string, content: unknown) =>
  write(join(stories, 'src/answers', `${name}.json`), `${JSON.stringify(content, null, 1)}\n`)

/**
 * Records the sandbox's responses and the merchants' icons for stories. Records published content for each merchant and
 * language, and a member's responses for each kind of session. Records all other responses one time.
 */
async function record(): Promise<void> {
  const { merchants } = await readMerchants(merchantsDir)
  const server = await startSandboxServer({ port: 0, dbPath: ':memory:', merchantsDir, development: true })
  // Sets a date far in the future, so that sports matches and lottery draws are not over when somebody opens a story.
  server.sandbox.clock.set(Date.UTC(2040, 0, 15, 12))
  try {
    const origin = `http://127.0.0.1:${server.port}`
    const [first] = merchants
    if (!first) throw new Error('There is no merchant folder without mistakes. Run: npm run merchant -- doctor')
    const shared = await recordSharedResponses(origin, first.public)
    const own = await Promise.all(
      merchants.map(async (merchant) => [merchant.id, await recordLanguages(origin, merchant.public)] as const),
    )
    const members = await recordMemberResponses(origin, first.public)
    await writeAnswers('shared', shared)
    await writeAnswers('members', members)
    for (const [id, answers] of own) await writeAnswers(id, answers)
    // Records only the icons, which the sandbox creates from the merchant folders. Storybook serves all other pictures
    // from the sandbox's files.
    for (const { id } of merchants) {
      const response = await fetch(`${origin}/media/a/icon/${id}.webp`)
      if (response.ok) await write(join(stories, `public/media/icon/${id}.webp`), await response.bytes())
    }
  } finally {
    await server.close()
  }
}

async function recordLanguages(origin: string, merchant: PublicMerchant): Promise<Record<string, RecordedResponses>> {
  const answers = await Promise.all(
    merchant.languages.offered.map(
      async (language) => [language, await recordMerchantResponses(origin, merchant, language)] as const,
    ),
  )
  return Object.fromEntries(answers)
}

await record()
