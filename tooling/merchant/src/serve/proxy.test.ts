import { createServer, request, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { proxyRequest } from './proxy.ts'

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/**
 * Sends a request body to a platform through the proxy of the site's server.
 * @returns The status and the text of the response.
 */
async function send(platform: RequestListener, body: string): Promise<string> {
  const behind = await listen(platform)
  const port = await listen((asked, answer) => proxyRequest(asked, answer, `http://127.0.0.1:${behind}`))
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: '/wps/member/picture', method: 'POST' }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      answer.once('end', () => resolve(`${answer.statusCode} ${text}`))
      answer.once('error', reject)
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

/** A body with more bytes than the buffers of both connections (browser to proxy, proxy to platform) can store. */
const large = 'x'.repeat(20_000_000)

test(
  'forwards the platform’s refusal of a large body when it arrives before the whole body was sent',
  { tags: ['B92'] },
  async () => {
    const platform: RequestListener = (asked, answer) => {
      asked.resume()
      answer.writeHead(413).end('too large')
    }
    expect(await send(platform, large)).toBe('413 too large')
  },
)

test(
  'control: responds with system.unreachable when the platform closes the connection without a response',
  { tags: ['B92-control'] },
  async () => {
    expect(await send((asked) => void asked.socket.destroy(), 'x')).toMatch(/^502 .*system\.unreachable/)
  },
)
