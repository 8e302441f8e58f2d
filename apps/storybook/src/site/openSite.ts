import { messages, ownMessages } from 'virtual:lobby/messages'
import { flagNames } from '@lobby/merchant'
import { makeSession, makeTestSite, type Answers, type TestSite } from '@lobby/platform/testing'
import { skinOf } from '../house/skins.ts'
import { languageOf, type SessionName, type Toolbar } from '../house/toolbar.ts'

/** What a story of a screen says about its site, as `parameters.site`. */
export interface SiteParameters {
  /** What the platform answers, of whom; nothing when not given. */
  readonly answers?: (who: Pick<Toolbar, 'merchant' | 'session'>) => Answers
  /** Where the story is; home when not given. */
  readonly path?: string
}

/** Member types as the platform numbers them. */
const types: Readonly<Record<Exclude<SessionName, 'guest'>, number>> = { member: 0, agent: 1, trial: 4 }

/** The long-lived parts of a site as the toolbar wants it: all real, on a storage in memory and on answers of a table. */
export async function openSite(toolbar: Toolbar, { answers }: SiteParameters): Promise<TestSite> {
  const { merchant } = skinOf(toolbar.merchant)
  const { locale, session, flags } = toolbar
  const code = session === 'trial' ? merchant.trialCode : merchant.code
  const language = languageOf(locale)
  const site = makeTestSite({
    merchant: {
      ...merchant,
      flags: flagNames.filter((name) => flags[name] ?? merchant.flags.includes(name)),
      // Recorded pictures; what was not recorded shows its name.
      images: { hosts: [`${import.meta.env.BASE_URL}media`], fallback: `${import.meta.env.BASE_URL}media` },
    },
    ...(session !== 'guest' && { session: makeSession({ merchantCode: code, userName: session === 'member' ? 'ana' : session, type: types[session] }) }),
    answers: answers?.({ merchant: merchant.id, session }) ?? {},
    messages: { ...messages[locale], ...ownMessages[merchant.id]?.[locale] },
    language,
  })
  await site.dictionaries.load(language, ['test'])
  return site
}
