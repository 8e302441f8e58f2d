import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import document from '@lobby/api/contract' with { type: 'json' }
import type { TenantLookup } from '../domain/tenants.ts'
import { createTemplateFiller } from '../domain/template.ts'
import { demoPassword, demoPeople } from '../seed/demoPeople.ts'
import { getSeedRegistration } from '../seed/registration.ts'
import { requireLocalHost } from './requireLocalHost.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; " +
  "base-uri 'none'; frame-ancestors 'none'"

const swaggerDir = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui.css')))

const pagesUrl = new URL('pages/', import.meta.url)
const fillIndex = createTemplateFiller(new URL('index.html', pagesUrl))

const renderIndex = (tenants: TenantLookup): string =>
  fillIndex({
    merchants: tenants.list.map(({ id, name, code, trialCode }) => ({
      name,
      code,
      trialCode,
      affiliates: getSeedRegistration(id).affiliates.map(([affiliate]) => ({ affiliate })),
    })),
    password: demoPassword,
    people: demoPeople.map(({ name, mobile = '', about }) => ({ name, mobile, about })),
  })

/**
 * Creates the web pages for developers: an overview with the developer switches, and the API in Swagger UI.
 * `createSandbox` mounts these pages only in development.
 */
export function createDeveloperPages(tenants: TenantLookup): Hono {
  const app = new Hono()
  const addPage = (path: string, file: string) =>
    app.get(path, serveStatic({ root: fileURLToPath(pagesUrl), path: file }))
  app.use(requireLocalHost)
  app.use(async (context, next) => {
    await next()
    context.header('Content-Security-Policy', policy)
  })
  app.get('/', (context) => context.html(renderIndex(tenants)))
  addPage('/__dev/page.js', 'index.js')
  addPage('/docs', 'docs.html')
  addPage('/docs/page.js', 'docs.js')
  app.get('/docs/openapi.json', (context) => context.json(document))
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js'])
    app.get(`/docs/${file}`, serveStatic({ root: swaggerDir, path: file }))
  return app
}
