import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import document from '@lobby/api/contract' with { type: 'json' }
import { DAY_MS } from '@lobby/platform/calendar'
import type { Tenants } from '../domain/tenants.ts'
import { escape } from '../domain/escape.ts'
import { demoPassword, demoPeople } from '../seed/demoPeople.ts'
import { seedRegistration } from '../seed/registration.ts'
import { onThisMachine } from './onThisMachine.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; frame-ancestors 'none'"

const swagger = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui.css')))

const docs = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Lobby platform API</title><link rel="stylesheet" href="/docs/swagger-ui.css"><div id="docs"></div>
<script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/page.js"></script></html>`

const docsScript = `SwaggerUIBundle({ url: '/docs/openapi.json', dom_id: '#docs', deepLinking: true })`

const indexScript = `
const shown = document.querySelector('output')
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', async () => {
    const { method, path, body } = button.dataset
    const answer = await fetch(path, { method, ...(body && { body, headers: { 'Content-Type': 'application/json' } }) })
    shown.textContent = JSON.stringify(await answer.json(), null, 2)
  })
}`

const switches: readonly (readonly [label: string, path: string, body?: object | undefined, method?: string])[] = [
  ['Maintenance on', '/__dev/maintenance', { on: true }],
  ['Maintenance off', '/__dev/maintenance', { on: false }],
  ['Region not served', '/__dev/region', { on: true }],
  ['Region served', '/__dev/region', { on: false }],
  ['One day ahead', '/__dev/clock', { advanceMs: DAY_MS }],
  ['Answers 2 s late', '/__dev/fault', { delayMs: 2000 }],
  ['Answers 500', '/__dev/fault', { status: 500 }],
  ['Answers HTML', '/__dev/fault', { body: 'html' }],
  ['No fault', '/__dev/fault', undefined, 'DELETE'],
  ['Reset everything', '/__dev/reset'],
]

function index(tenants: Tenants): string {
  const buttons = switches.map(
    ([label, path, body = null, method = 'POST']) =>
      `<button data-path="${path}" data-method="${method}" data-body="${body ? escape(JSON.stringify(body)) : ''}">${label}</button>`,
  )
  const merchants = tenants.list.map(
    ({ id, name, code, trialCode }) =>
      `<li>${escape(name)}: code <code>${escape(code)}</code>, trial code <code>${escape(trialCode)}</code>, affiliate codes ${seedRegistration(
        id,
      )
        .affiliates.map(([affiliate]) => `<code>${affiliate}</code>`)
        .join(' ')}`,
  )
  const people = demoPeople.map(
    ({ name, mobile = '', about }) => `<tr><td><code>${name}</code><td>${mobile}<td>${about}`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Lobby sandbox</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
button { font: inherit; margin: .2rem; padding: .4rem .7rem }
output { display: block; white-space: pre-wrap; font-family: monospace }
td { padding-right: 1.5rem }
</style>
<main><h1>Lobby sandbox</h1>
<p><a href="/docs">The API, call by call</a> · <a href="/docs/openapi.json">the contract</a> · <a href="/__dev/state">state</a></p>
<h2>Merchants</h2><ul>${merchants.join('')}</ul>
<h2>People</h2><p>Password of all: <code>${demoPassword}</code></p><table>${people.join('')}</table>
<h2>Switches</h2><p>${buttons.join('')}</p><output></output></main><script src="/__dev/page.js"></script></html>`
}

/** The sandbox's own pages: what it is, its switches, and the API by Swagger UI. Mounted in development alone. */
export function createPages(tenants: Tenants): Hono {
  const app = new Hono()
  const script = (text: string): Response =>
    new Response(text, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } })
  app.use(onThisMachine)
  app.use(async (context, next) => {
    await next()
    context.header('Content-Security-Policy', policy)
  })
  app.get('/', (context) => context.html(index(tenants)))
  app.get('/__dev/page.js', () => script(indexScript))
  app.get('/docs', (context) => context.html(docs))
  app.get('/docs/page.js', () => script(docsScript))
  app.get('/docs/openapi.json', (context) => context.json(document))
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js'])
    app.get(`/docs/${file}`, serveStatic({ root: swagger, path: file }))
  return app
}
