import type { Merchant } from '@lobby/merchant/reader'
import type { StampModule } from '../compiled/types.ts'
import { formatAttributes, escapeHtml, formatJsonForScriptElement } from './html.ts'
import { formatPolicyHashSource } from './createContentSecurityPolicy.ts'
import type { MerchantTexts } from './dictionaries.ts'

/** The texts of the offline page in one language, or the ids of these texts. */
type Words = StampModule['offlineTexts']

const style = [
  'body{min-height:100vh;margin:0;display:grid;place-content:center;justify-items:center;gap:12px;padding:24px;box-sizing:border-box;',
  'background:var(--page);color:var(--muted);font:400 16px/1.45 system-ui,sans-serif;text-align:center}',
  'i{display:grid;place-content:center;width:88px;height:88px;border-radius:50%;background:var(--soft);color:var(--brand);font:700 ' +
    '44px/1 system-ui}',
  'h1{margin:0;color:var(--text);font-size:24px;line-height:1.25}p{margin:0;max-width:30ch}',
  'button{min-height:52px;margin-top:12px;padding:0 ' +
    '24px;border:0;border-radius:var(--radius);background:var(--image);color:var(--on);font:650 16px system-ui}',
].join('')

/**
 * Renders the offline page in the merchant's colours. The page needs no other file. The service worker responds with
 * the offline page if there is neither a network nor a cached document. The page reloads when the button is pressed,
 * and when the connection returns.
 * @param ids The ids of the texts on the page.
 */
export function renderOfflineDocument(
  { public: { name, languages }, theme: { tokens, mode } }: Merchant,
  texts: MerchantTexts,
  ids: Words,
): string {
  const words = Object.fromEntries(languages.offered.map((language) => [language, textsFor(texts, language, ids)]))
  const first = words[languages.default]
  const script = `
let chosen = ''
try { chosen = (localStorage.getItem('MC_LANG') || '').replaceAll('"', '') } catch {}
const words = ${formatJsonForScriptElement(words)}[chosen]
const say = (tag, text) => { document.querySelector(tag).textContent = text }
if (words) { document.title = words.title; say('h1', words.title); say('p', words.text); say('button', words.retry) }
const again = () => location.reload()
document.querySelector('button').onclick = again
addEventListener('online', again)
// Tries again after 4 seconds, because a phone may report a new connection before the connection works, and does not
// report it a second time.
if (navigator.onLine) setTimeout(again, 4000)`
  const { page, text, brand } = tokens
  const [muted, soft, on] = [tokens['text-muted'], tokens['brand-soft'], tokens['text-on-brand']]
  const values = { page, text, muted, soft, brand, image: tokens['brand-image'], on, radius: tokens['radius-m'] }
  const properties = Object.entries(values).map(([key, value]) => `--${key}:${value}`)
  const css = `:root{color-scheme:${mode};${properties.join(';')}}${style}`
  const policy =
    `default-src 'none'; style-src ${formatPolicyHashSource(css)}; script-src ${formatPolicyHashSource(script)}; base-uri ` +
    `'none'; form-action 'none'`
  return [
    `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta http-equiv="Content-Security-Policy"${formatAttributes({ content: policy })}><meta name="theme-color"${formatAttributes({ content: tokens.page })}>`,
    `<title>${escapeHtml(name)}</title><style>${css}</style></head><body>`,
    `<i aria-hidden="true">!</i><h1>${escapeHtml(first?.title ?? '')}</h1><p>${escapeHtml(first?.text ?? '')}</p>`,
    `<button>${escapeHtml(first?.retry ?? '')}</button><script>${script}</script></body></html>`,
  ].join('')
}

function textsFor({ dictionaries }: MerchantTexts, language: string, ids: Words): Words {
  const found = dictionaries.find((each) => each.language === language && each.namespace === 'shell')
  const texts = JSON.parse(found?.json.toString('utf8') ?? '{}') as Readonly<Record<string, string>>
  const textOf = (id: string) => texts[id] ?? ''
  return { title: textOf(ids.title), text: textOf(ids.text), retry: textOf(ids.retry) }
}
