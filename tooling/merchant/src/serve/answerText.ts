import type { ServerResponse } from 'node:http'

/** Answers with a line of text that nobody keeps. */
export function answerText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(`${text}\n`)
}
