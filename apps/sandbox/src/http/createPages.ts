import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import document from '@lobby/api/contract' with { type: 'json' }
import type { Tenants } from '../domain/tenants.ts'
import { template } from '../domain/template.ts'
import { demoPassword, demoPeople } from '../seed/demoPeople.ts'
import { seedRegistration } from '../seed/registration.ts'
import { onThisMachine } from './onThisMachine.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; frame-ancestors 'none'"

const swagger = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui.css')))

const pages = new URL('pages/', import.meta.url)
const fillIndex = template(new URL('index.html', pages))

const index = (tenants: Tenants): string =>
  fillIndex({
    merchants: tenants.list.map(({ id, name, code, trialCode }) => ({
      name,
      code,
      trialCode,
      affiliates: seedRegistration(id).affiliates.map(([affiliate]) => ({ affiliate })),
    })),
    password: demoPassword,
    people: demoPeople.map(({ name, mobile = '', about }) => ({ name, mobile, about })),
  })

/** The sandbox's own pages: what it is, its switches, and the API by Swagger UI. Mounted in development alone. */
export function createPages(tenants: Tenants): Hono {
  const app = new Hono()
  const page = (path: string, file: string) => app.get(path, serveStatic({ root: fileURLToPath(pages), path: file }))
  app.use(onThisMachine)
  app.use(async (context, next) => {
    await next()
    context.header('Content-Security-Policy', policy)
  })
  app.get('/', (context) => context.html(index(tenants)))
  page('/__dev/page.js', 'index.js')
  page('/docs', 'docs.html')
  page('/docs/page.js', 'docs.js')
  app.get('/docs/openapi.json', (context) => context.json(document))
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js'])
    app.get(`/docs/${file}`, serveStatic({ root: swagger, path: file }))
  return app
}
