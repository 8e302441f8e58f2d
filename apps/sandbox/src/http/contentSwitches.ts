import type { Hono } from 'hono'
import { contentKinds, contentOf, publish, type ContentKind } from '../domain/content.ts'
import { languages, type Language } from '../domain/language.ts'
import { deliverMail, mailboxes } from '../domain/mail.ts'
import { seedContent } from '../seed/content.ts'
import { memberAsked, readSwitch, type SwitchParts, misunderstood } from './readSwitch.ts'

/** Lets a developer do what editors do: publish something else of a kind, and write to a member. A reset takes it back. */
export function addContentSwitches(app: Hono, { db, clock, tenants }: SwitchParts): void {
  const tenantOf = (merchant: unknown) => tenants.list.find(({ id }) => id === merchant)
  const kindOf = (kind: unknown) => contentKinds.find((one) => one === kind)
  const published = (merchant: string, kind: ContentKind): object => ({
    merchant,
    kind,
    items: Object.fromEntries(
      languages.map((language) => [language, contentOf(db(), merchant, kind, language).map(({ wire }) => wire)]),
    ),
  })

  app.get('/content', (context) => {
    const [tenant, kind] = [tenantOf(context.req.query('merchant')), kindOf(context.req.query('kind'))]
    if (!tenant || !kind) return misunderstood(context, `Name merchant and kind: ${contentKinds.join(', ')}.`)
    return context.json(published(tenant.id, kind))
  })
  app.post('/content', async (context) => {
    const { merchant, kind: name, items } = await readSwitch(context.req.raw)
    const [tenant, kind] = [tenantOf(merchant), kindOf(name)]
    const sample = tenant && kind && seedContent(tenant, 'EN', 0)[kind][0]
    const read = Array.isArray(items) ? items.map((item) => readItem(item, sample)) : [null]
    if (!tenant || !kind || read.includes(null)) {
      const form = `items in the form that GET gives, each one for all languages or {${languages.join(', ')}}`
      return misunderstood(context, `Send {merchant, kind, items}: one of ${contentKinds.join(', ')}; ${form}.`)
    }
    publish(
      db(),
      tenant.id,
      kind,
      read.filter((item) => item !== null),
    )
    return context.json(published(tenant.id, kind))
  })
  app.post('/mail', async (context) => {
    const { merchant, to, title, content = '', mailbox = 'SYSTEM' } = await readSwitch(context.req.raw)
    const member = memberAsked({ db, tenants }, merchant, to)
    const box = mailboxes.find((one) => one === mailbox)
    if (!member || !box || typeof title !== 'string' || typeof content !== 'string') {
      const error = `Send {merchant, to, title, content?, mailbox?}: a member's name, and one of ${mailboxes.join(', ')}.`
      return misunderstood(context, error)
    }
    const texts = { EN: { title, content }, PT: { title, content } }
    deliverMail(db(), {
      tenant: member.tenant,
      member: member.id,
      mailbox: box,
      key: crypto.randomUUID(),
      texts,
      at: clock.now(),
    })
    return context.json({ delivered: true })
  })
}

/** An item in every language, or null when it has not the form of the sample: the same fields, of the same kinds. */
function readItem(item: unknown, sample: unknown): Record<Language, unknown> | null {
  const given = isRecord(item) && languages.every((language) => language in item) ? item : { EN: item, PT: item }
  const { EN, PT } = given as Record<Language, unknown>
  return fits(EN, sample) && fits(PT, sample) ? { EN, PT } : null
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** A text may be missing as null wherever a target may. */
const kindOfValue = (name: string, value: unknown): string =>
  name === 'promotionType' && value === null ? 'string' : typeof value

function fits(item: unknown, sample: unknown): boolean {
  if (!isRecord(sample)) return typeof item === typeof sample
  if (!isRecord(item) || Object.keys(item).length !== Object.keys(sample).length) return false
  return Object.entries(sample).every(
    ([name, value]) => name in item && kindOfValue(name, item[name]) === kindOfValue(name, value),
  )
}
