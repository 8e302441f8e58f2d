// The calls to the sandbox. Each call returns the status, the body and the time of the request, and throws if there is
// no response.

const wait = () => ({ signal: AbortSignal.timeout(10_000) })

async function ask(path, more = {}) {
  const asked = performance.now()
  const response = await fetch(path, { ...wait(), ...more })
  return { status: response.status, body: await response.json(), asked }
}

const post = (path, body) =>
  ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

export const deskOf = (id) => ({
  lobby: () => ask(`/play/lottery/${id}/state`),
  table: (code) => ask(`/play/lottery/${id}/state?code=${code}`),
  place: (order) => post(`/play/lottery/${id}/order`, order),
  cancel: (order, code) => post(`/play/lottery/${id}/cancel`, { order, code }),
})
