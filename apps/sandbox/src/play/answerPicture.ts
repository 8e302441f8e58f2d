import type { Context } from 'hono'
import { mediaFile } from '../pictures/mediaFile.ts'

/** Answers with a picture of the demo. @param path - in the folder `media`, already checked */
export async function answerPicture(context: Context, path: string): Promise<Response> {
  const bytes = await mediaFile(path)
  if (bytes === null) return context.notFound()
  return context.body(new Uint8Array(bytes), 200, {
    'Content-Type': path.endsWith('.svg') ? 'image/svg+xml' : 'image/webp',
    'Cache-Control': 'public, max-age=3600',
    'Content-Security-Policy': "default-src 'none'",
  })
}
