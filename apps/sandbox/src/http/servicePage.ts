import { escape } from '../domain/escape.ts'
import type { Tenant } from '../domain/tenants.ts'

const texts = {
  PT: {
    lang: 'pt',
    title: 'Atendimento',
    text: 'Você chegou ao atendimento de demonstração. Em uma plataforma real, a conversa começa aqui.',
  },
  EN: {
    lang: 'en',
    title: 'Customer service',
    text: 'This is the demonstration of customer service. On a real platform the conversation begins here.',
  },
} as const

/** The page behind the customer-service links, in the tenant's language. */
export function servicePage({ name, languages }: Tenant): Response {
  const { lang, title, text } = languages.default.startsWith('PT') ? texts.PT : texts.EN
  const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · ${escape(name)}</title>
<style>body{font:17px/1.5 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1.5rem;color-scheme:light dark}</style>
<main><h1>${escape(name)}</h1><p>${text}</p></main></html>`
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  })
}
