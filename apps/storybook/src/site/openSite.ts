import { messages, ownMessages } from 'virtual:lobby/messages'
import { capabilities, type PublicMerchant } from '@lobby/merchant'
import { makeSession, makeTestSite, type Answers, type TestSite } from '@lobby/platform/testing'
import { getRecordedAnswers } from '../answers/recordedAnswers.ts'
import { getSkin } from '../merchants-plugin/skins.ts'
import type { SessionName, Toolbar } from '../merchants-plugin/toolbar.ts'
import { getDictionaryLanguage } from '../merchants-plugin/documentLanguage.ts'
import { getWidestMessages } from '../stress/pseudoLocales.ts'

/** The options of a screen's story for its site, in `parameters.site`. `{}` is a site with the recorded answers. */
export interface SiteParameters {
  /** Answers that replace recorded ones. */
  readonly answers?: Answers
  /** Set when an answer never comes, because the story shows a loading state. */
  readonly waits?: true
  /** The market whose rules the merchant follows. The default is the market of the merchant's folder. */
  readonly market?: PublicMerchant['market']
  /** The path of the story on the site. The default is home. */
  readonly path?: string
}

/** The platform's numbers for the types of members. */
const types: Readonly<Record<Exclude<SessionName, 'guest'>, number>> = { member: 0, agent: 1, trial: 4 }

/** Opens a site as the toolbar sets it. All its parts are real, except that it stores data in memory and takes its answers from a table. */
export async function openSite(
  { merchant: id, skin, locale, session, flags }: Toolbar,
  { answers, market }: SiteParameters,
): Promise<TestSite> {
  const { merchant } = getSkin({ merchant: id, skin })
  const language = getDictionaryLanguage(locale)
  const media = `${import.meta.env.BASE_URL}media`
  const site = makeTestSite({
    merchant: {
      ...merchant,
      ...(market && { market }),
      flags: capabilities.filter((name) => flags[name] ?? merchant.flags.includes(name)),
      // The invitation links of the sample data lead to this host.
      hosts: [...merchant.hosts, 'acme.localhost'],
      // Serves the recorded pictures. A picture that was not recorded is replaced by its name.
      images: { hosts: [media], fallback: media },
    },
    ...(session !== 'guest' && {
      session: makeSession({
        merchantCode: session === 'trial' ? merchant.trialCode : merchant.code,
        userName: session === 'member' ? 'ana' : session,
        type: types[session],
      }),
    }),
    answers: { ...getRecordedAnswers({ merchant: merchant.id, locale, session }), ...answers },
    messages:
      locale === 'longest' ? getWidestMessages() : { ...messages[locale], ...ownMessages[merchant.id]?.[locale] },
    language,
  })
  await site.dictionaries.load(language, ['test'])
  return site
}
