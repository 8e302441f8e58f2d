import { createServer, type Socket, type AddressInfo } from 'node:net'

/**
 * Starts a TCP server on which a test writes raw bytes. Unlike an HTTP library, this server can stop in the middle of a
 * response. Calls `answer` with the socket when a request arrives.
 */
export async function startSocketServer(answer: (socket: Socket, request: string) => void) {
  const requests: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('data', (data) => {
      requests.push(data.toString())
      answer(socket, data.toString())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export const formatHttpResponse = (status: string, headers: string, body = '') =>
  `HTTP/1.1 ${status}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n${headers}\r\n${body}`
