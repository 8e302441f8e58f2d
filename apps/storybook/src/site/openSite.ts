import { messages, ownMessages } from 'virtual:lobby/messages'
import { capabilities, type PublicMerchant } from '@lobby/merchant'
import { makeSession, makeTestSite, type Answers, type TestSite } from '@lobby/platform/testing'
import { recordedAnswers } from '../answers/recordedAnswers.ts'
import { skinOf } from '../house/skins.ts'
import type { SessionName, Toolbar } from '../house/toolbar.ts'
import { languageOf } from '../house/writing.ts'
import { longestMessages } from '../stress/madeUpTexts.ts'

/** What a story of a screen says about its site, as `parameters.site`; `{}` is a site that answers as recorded. */
export interface SiteParameters {
  /** Answers in place of the recorded ones. */
  readonly answers?: Answers
  /** An answer never comes, and the story is about what stands there meanwhile. */
  readonly waits?: true
  /** The market whose rules the merchant follows; its folder's own when not given. */
  readonly market?: PublicMerchant['market']
  /** Where the story is; home when not given. */
  readonly path?: string
}

/** Member types as the platform numbers them. */
const types: Readonly<Record<Exclude<SessionName, 'guest'>, number>> = { member: 0, agent: 1, trial: 4 }

/** The long-lived parts of a site as the toolbar wants it: all real, on a storage in memory and on answers of a table. */
export async function openSite(
  { merchant: id, skin, locale, session, flags }: Toolbar,
  { answers, market }: SiteParameters,
): Promise<TestSite> {
  const { merchant } = skinOf({ merchant: id, skin })
  const language = languageOf(locale)
  const media = `${import.meta.env.BASE_URL}media`
  const site = makeTestSite({
    merchant: {
      ...merchant,
      ...(market && { market }),
      flags: capabilities.filter((name) => flags[name] ?? merchant.flags.includes(name)),
      // Invitation links of the sample data lead to it.
      hosts: [...merchant.hosts, 'acme.localhost'],
      // Recorded pictures; what was not recorded shows its name.
      images: { hosts: [media], fallback: media },
    },
    ...(session !== 'guest' && {
      session: makeSession({
        merchantCode: session === 'trial' ? merchant.trialCode : merchant.code,
        userName: session === 'member' ? 'ana' : session,
        type: types[session],
      }),
    }),
    answers: { ...recordedAnswers({ merchant: merchant.id, locale, session }), ...answers },
    messages: locale === 'longest' ? longestMessages() : { ...messages[locale], ...ownMessages[merchant.id]?.[locale] },
    language,
  })
  await site.dictionaries.load(language, ['test'])
  return site
}
